import type { Handler } from "hono";
import type { Client } from "../../api/create-client.ts";
import { socialKinds } from "../../shell/head/social-image-url.ts";
import { textsOf } from "../../shell/messages/messages.server.ts";
import { compositionIds } from "../../ui/illustration/compositions/index.ts";
import { socialCard } from "../../ui/illustration/drawings/social-card.ts";
import { oneOf } from "../../ui/illustration/list.ts";
import { paletteIds } from "../../ui/illustration/palettes.ts";
import { askedLocale } from "../asked-locale.ts";
import { pageTags } from "../page-tags.ts";
import { rasterize } from "./rasterize.ts";
import { socialSubject } from "./social-subject.ts";
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
