import { readArticle } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrapItem } from "../../api/unwrap-item.ts";
import { coverUrl } from "../../shell/cover-url.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";
import { coverGround, coverTone } from "../../shell/server-cover-tone.ts";
import { updatedDay } from "../../shell/server-updated-day.ts";
import { ShareRow } from "../../shell/share-row.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/item-page.ts";
import { Afterwards } from "./afterwards.tsx";
import { Contents } from "./contents.tsx";
import { ItemHead } from "./item-head.tsx";
import { structuredArticle } from "./server-structured-article.ts";
import "./item-page.css";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const item = unwrapItem(
    await readArticle({ client, path: { slug }, query: { locale } }),
    url,
    (moved) => `/article/${moved}`,
  );
  return {
    head: {
      title: item.title,
      description: item.summary,
      image: socialImageUrl("article", item.slug),
      structured: structuredArticle(item, locale),
    },
    item: {
      ...item,
      headings: item.headings.filter(({ level }) => level === 2),
      further: item.further.map((other) => ({ ...other, tone: coverTone(other) })),
    },
    ground: coverGround(item),
    updatedOn: updatedDay(item, locale),
  };
}

export default function ArticleItem({
  loaderData: { item, ground, updatedOn },
}: Route.ComponentProps) {
  const lang = useTextLanguage()(item);
  return (
    <main id="main">
      <div className="article-cover">
        <img
          src={coverUrl(item, { w: 1680, h: 560 })}
          alt=""
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
      </div>
      <Afterwards item={item} />
    </main>
  );
}
