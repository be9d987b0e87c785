import { readArticle } from "@takujo/contracts/generated/platform/sdk.gen";
import type { ReactNode } from "react";
import { unwrapItem } from "../../api/unwrap-item.ts";
import { coverImage } from "../../shell/cover-url.ts";
import { structuredReading } from "../../shell/head/server-structured-reading.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";
import { coverGround, coverTone } from "../../shell/server-cover-tone.ts";
import { renderHtml } from "../../shell/server-html.tsx";
import { updatedDay } from "../../shell/server-updated-day.ts";
import { ShareRow } from "../../shell/share-row.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { visitContext } from "../../shell/visit.ts";
import { Cover } from "../../ui/cover.tsx";
import type { Route } from "./+types/item-page.ts";
import { Afterwards } from "./afterwards.tsx";
import { Contents } from "./contents.tsx";
import { EventToJoin } from "./event-to-join.tsx";
import { ItemHead } from "./item-head.tsx";
import { readNextEvent } from "./server-next-event.ts";
import "./item-page.css";

/** What stands beside and below the text comes as HTML. */
export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const found = unwrapItem(
    await readArticle({ client, path: { slug }, query: { locale } }),
    url,
    (moved) => `/article/${moved}`,
  );
  const { games, characters, further, ...item } = found;
  const event = await readNextEvent(context, found);
  const html = (part: ReactNode) => renderHtml(context, "article-item", part);
  return {
    head: {
      title: item.title,
      description: item.summary,
      image: socialImageUrl("article", item.slug),
      structured: structuredReading("article", found, locale),
    },
    item: { ...item, headings: item.headings.filter(({ level }) => level === 2) },
    ground: coverGround(item),
    updatedOn: updatedDay(item, locale),
    event: event && html(<EventToJoin event={event} />),
    afterwards: html(
      <Afterwards
        author={item.author}
        games={games}
        characters={characters}
        further={further.map((other) => ({ ...other, tone: coverTone(other) }))}
      />,
    ),
  };
}

export default function ArticleItem({
  loaderData: { item, ground, updatedOn, event, afterwards },
}: Route.ComponentProps) {
  const lang = useTextLanguage()(item);
  return (
    <main id="main">
      <div className="article-cover">
        <Cover
          image={coverImage(item, { w: 1680, h: 560 })}
          width="1680"
          height="560"
          fetchPriority="high"
        />
      </div>
      <ItemHead item={item} ground={ground} updatedOn={updatedOn} />
      <div className="wrap article-read">
        <Contents headings={item.headings} lang={lang} />
        <article>
          <div
            className="prose article-body"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
            dangerouslySetInnerHTML={{ __html: item.bodyHtml }}
          />
          <ShareRow title={item.title} />
        </article>
        {event && <StaticHtml html={event} />}
      </div>
      <StaticHtml html={afterwards} />
    </main>
  );
}
