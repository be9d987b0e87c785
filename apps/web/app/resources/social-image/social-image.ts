import {
  readArticle,
  readCharacter,
  readEvent,
  readGame,
  readNews,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatFigures } from "@takujo/i18n/format-date";
import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Client } from "../../api/create-client.ts";
import type { Result } from "../../api/unwrap.ts";
import { type SocialKind, socialKinds } from "../../shell/head/social-image-url.ts";
import { textsOf } from "../../shell/messages/messages.server.ts";
import { compositionIds } from "../../ui/illustration/compositions/index.ts";
import { socialCard } from "../../ui/illustration/drawings/social-card.ts";
import { oneOf } from "../../ui/illustration/list.ts";
import { paletteIds } from "../../ui/illustration/palettes.ts";
import { askedLocale } from "../asked-locale.ts";
import { pageTags } from "../page-tags.ts";
import { rasterize } from "./rasterize.ts";
import { titleLines } from "./title-lines.ts";

/** The social image of a page, with its title in its language. Only existing pages have one. */
export const socialImage =
  (client: Client): Handler =>
  async (c) => {
    const locale = askedLocale(c);
    const kind = oneOf(socialKinds, c.req.param("kind") ?? "");
    const slug = c.req.param("file")?.replace(/\.png$/, "") ?? "";
    const subject = kind && (await socialSubject(kind, client, slug, locale));
    if (!subject) return c.body(null, 404);
    const { titlePhrases, date, place, cover } = subject;
    const svg = socialCard(slug, {
      title: titleLines(titlePhrases),
      date,
      place,
      name: textsOf(locale, "commons").site.wordmark,
      palette: oneOf(paletteIds, cover?.palette ?? ""),
      composition: oneOf(compositionIds, cover?.composition ?? ""),
    });
    return c.body(await rasterize(svg), 200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "x-cache-tags": pageTags([kind === "game" ? "board-game" : kind], new Set([slug])),
    });
  };

/** Content of a page's social image. */
interface SocialSubject {
  titlePhrases: string[];
  date: string;
  place: string;
  cover: { palette?: string | undefined; composition?: string | undefined } | null;
}

type ReadSubject = (
  client: Client,
  slug: string,
  locale: Locale,
) => Promise<SocialSubject | undefined>;

/** Undefined where there is no such item; throws when the API is unavailable. */
function known<Data>({ data, response }: Result<Data>): Data | undefined {
  if (!data && (response?.status ?? 503) >= 500) throw new HTTPException(503);
  return data;
}

const readSubject: Record<SocialKind, ReadSubject> = {
  async news(client, slug, locale) {
    const data = known(await readNews({ client, path: { slug }, query: { locale } }));
    return data && { ...data, date: formatFigures(data.publishedAt, locale), place: "" };
  },
  async article(client, slug, locale) {
    const data = known(await readArticle({ client, path: { slug }, query: { locale } }));
    return (
      data && {
        ...data,
        date: formatFigures(data.publishedAt, locale),
        place: data.author?.name ?? "",
      }
    );
  },
  async character(client, slug, locale) {
    const data = known(await readCharacter({ client, path: { slug }, query: { locale } }));
    return (
      data && {
        titlePhrases: [data.name],
        date: "",
        place: data.catchPhrase,
        cover: null,
      }
    );
  },
  async game(client, slug, locale) {
    const data = known(await readGame({ client, path: { slug }, query: { locale } }));
    return data && { ...data, date: "", place: "" };
  },
  async event(client, slug, locale) {
    const data = known(await readEvent({ client, path: { slug }, query: { locale } }));
    return (
      data && {
        ...data,
        date: formatFigures(data.startsAt, locale),
        place: data.venueName,
      }
    );
  },
};

const socialSubject = async (
  kind: SocialKind,
  ...[client, slug, locale]: Parameters<ReadSubject>
): Promise<SocialSubject | undefined> => readSubject[kind](client, slug, locale);
