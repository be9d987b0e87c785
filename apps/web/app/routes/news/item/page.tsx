import { listNews, readNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import { structuredReading } from "../../../shell/head/structured-reading.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { newsItemView, recentRead } from "./item-view.server.ts";
import { ItemView } from "./item-view.tsx";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const [found, latest] = await Promise.all([
    readNews({ client, path: { slug }, query: { locale } }),
    listNews({ client, query: { locale, limit: recentRead } }),
  ]);
  const item = unwrapItem(found, url, (slug) => `/news/${slug}`);
  return {
    head: {
      title: item.title,
      description: item.summary,
      image: socialImageUrl("news", item.slug),
      structured: structuredReading("news", item, locale),
    },
    ...newsItemView(item, unwrap(latest), locale),
  };
}

export default function NewsItem({ loaderData: { head: _, ...view } }: Route.ComponentProps) {
  return <ItemView {...view} />;
}
