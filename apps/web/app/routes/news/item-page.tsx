import { listNews, readNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../api/unwrap.ts";
import { unwrapItem } from "../../api/unwrap-item.ts";
import { coverImage } from "../../shell/cover-url.ts";
import { structuredReading } from "../../shell/head/server-structured-reading.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";
import { coverGround, coverTone } from "../../shell/server-cover-tone.ts";
import { updatedDay } from "../../shell/server-updated-day.ts";
import { ShareRow } from "../../shell/share-row.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { visitContext } from "../../shell/visit.ts";
import { Cover } from "../../ui/cover.tsx";
import type { Route } from "./+types/item-page.ts";
import { AroundNews } from "./around-news.tsx";
import { ItemHead } from "./item-head.tsx";
import { RecentNews } from "./recent-news.tsx";
import "./item-page.css";

const recentRead = 6;
const recentShown = 2;

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const [found, latest] = await Promise.all([
    readNews({ client, path: { slug }, query: { locale } }),
    listNews({ client, query: { locale, limit: recentRead } }),
  ]);
  const item = unwrapItem(found, url, (slug) => `/news/${slug}`);
  const { pinned, items } = unwrap(latest);
  const recent = [...(pinned ? [pinned] : []), ...items]
    .filter((other) => other.cover && other.slug !== item.slug && other.slug !== item.older?.slug)
    .slice(0, recentShown);
  return {
    head: {
      title: item.title,
      description: item.summary,
      image: socialImageUrl("news", item.slug),
      structured: structuredReading("news", item, locale),
    },
    item,
    updatedOn: updatedDay(item, locale),
    ground: item.cover ? coverGround(item) : undefined,
    recent: recent.map((other) => ({ ...other, tone: coverTone(other) })),
  };
}

export default function NewsItem({
  loaderData: { item, ground, recent, updatedOn },
}: Route.ComponentProps) {
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
