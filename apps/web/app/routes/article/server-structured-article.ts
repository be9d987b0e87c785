import type { ArticleItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { Article } from "schema-dts";
import {
  breadcrumbs,
  organization,
  pageAddress,
  structuredData,
} from "../../shell/head/server-structured-data.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";

export function structuredArticle(item: ArticleItem, locale: Locale): string {
  const path = `/article/${item.slug}`;
  const publisher = organization(locale);
  const article: Article = {
    "@type": "Article",
    "@id": pageAddress(path, locale),
    url: pageAddress(path, locale),
    headline: item.title,
    description: item.summary,
    inLanguage: item.locale,
    datePublished: item.publishedAt,
    dateModified: item.updatedAt,
    image: pageAddress(socialImageUrl("article", item.slug), locale),
    author: item.author
      ? {
          "@type": "Person",
          name: item.author.name,
          url: `${pageAddress("/staff", locale)}#${item.author.slug}`,
        }
      : publisher,
    publisher,
  };
  return structuredData(article, breadcrumbs(locale, "article", { name: item.title, path }));
}
