import { readArticle } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import { structuredReading } from "../../../shell/head/structured-reading.server.ts";
import { Breadcrumb } from "../../../shell/header/breadcrumb.tsx";
import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { articleItemView } from "./item-view.server.ts";
import { ItemView } from "./item-view.tsx";

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
