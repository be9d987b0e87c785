import type { NewsItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { NewsArticle } from "schema-dts";
import {
  breadcrumbs,
  organization,
  pageAddress,
  structuredData,
} from "../../shell/head/server-structured-data.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";

export function structuredNews(item: NewsItem, locale: Locale): string {
  const path = `/news/${item.slug}`;
  const publisher = organization(locale);
  const article: NewsArticle = {
    "@type": "NewsArticle",
    "@id": pageAddress(path, locale),
    url: pageAddress(path, locale),
    headline: item.title,
    description: item.summary,
    inLanguage: item.locale,
    datePublished: item.publishedAt,
    dateModified: item.updatedAt,
    image: pageAddress(socialImageUrl("news", item.slug), locale),
    author: publisher,
    publisher,
  };
  return structuredData(article, breadcrumbs(locale, "news", { name: item.title, path }));
}
