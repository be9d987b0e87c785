import { coverImage } from "../../shell/cover-url.ts";
import { ShareRow } from "../../shell/share-row.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { Cover } from "../../ui/cover.tsx";
import { AroundNews } from "./around-news.tsx";
import { ItemHead } from "./item-head.tsx";
import { RecentNews } from "./recent-news.tsx";
import type { NewsItemView } from "./server-item-view.ts";
import "./item-page.css";

export function ItemView({ item, ground, recent, updatedOn }: NewsItemView) {
  const lang = useTextLanguage()(item);
  return (
    <main id="main">
      <ItemHead item={item} ground={ground} updatedOn={updatedOn} />
      <div className="wrap news-read">
        <article>
          {item.cover && (
            <Cover
              className="news-cover"
              image={coverImage(item, { w: 1200, h: 520 })}
              width="1200"
              height="520"
              fetchPriority="high"
            />
          )}
          <div
            className="prose"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
            dangerouslySetInnerHTML={{ __html: item.bodyHtml }}
          />
          <ShareRow title={item.title} />
        </article>
        {recent.length > 0 && <RecentNews items={recent} />}
      </div>
      <AroundNews older={item.older} />
    </main>
  );
}
