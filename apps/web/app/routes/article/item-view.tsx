import type { ReactNode } from "react";
import { coverImage } from "../../shell/cover-url.ts";
import { ShareRow } from "../../shell/share-row.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { Cover } from "../../ui/cover.tsx";
import { Contents } from "./contents.tsx";
import { ItemHead } from "./item-head.tsx";
import type { ArticleItemView } from "./server-item-view.tsx";
import "./item-page.css";

type ItemViewProps = ArticleItemView & {
  /** The way here; a preview has none. */
  trail?: ReactNode;
};

export function ItemView(props: ItemViewProps) {
  const { item, ground, updatedOn, event, afterwards, trail } = props;
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
      <ItemHead item={item} ground={ground} updatedOn={updatedOn} trail={trail} />
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
