import {
  readArticle,
  readCharacter,
  readEvent,
  readGame,
  readNews,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatFigures } from "@takujo/i18n/format-date";
import { HTTPException } from "hono/http-exception";
import type { Client } from "../../api/create-client.ts";
import type { Result } from "../../api/unwrap.ts";
import type { SocialKind } from "../../shell/head/social-image-url.ts";

/** What the social image of a page shows. */
export interface SocialSubject {
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

export const socialSubject = async (
  kind: SocialKind,
  ...[client, slug, locale]: Parameters<ReadSubject>
): Promise<SocialSubject | undefined> => readSubject[kind](client, slug, locale);
