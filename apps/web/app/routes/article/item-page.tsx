import { readArticle } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrapItem } from "../../api/unwrap-item.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { structuredReading } from "../../shell/head/server-structured-reading.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/item-page.ts";
import { ItemView } from "./item-view.tsx";
import { articleItemView } from "./server-item-view.tsx";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const found = unwrapItem(
    await readArticle({ client, path: { slug }, query: { locale } }),
    url,
    (moved) => `/article/${moved}`,
  );
  return {
    head: {
      title: found.title,
      description: found.summary,
      image: socialImageUrl("article", found.slug),
      structured: structuredReading("article", found, locale),
    },
    ...(await articleItemView(context, found)),
  };
}

export default function ArticleItem({ loaderData: { head: _, ...view } }: Route.ComponentProps) {
  return <ItemView {...view} trail={<Breadcrumb byPage />} />;
}
