import type { ArticleItem, NewsItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { Article, NewsArticle, Person } from "schema-dts";
import { socialImageUrl } from "./social-image-url.ts";
import {
  breadcrumbs,
  organization,
  pageAddress,
  structuredData,
} from "./structured-data.server.ts";

type Reading = Pick<
  NewsItem,
  "slug" | "title" | "summary" | "locale" | "publishedAt" | "updatedAt"
> & {
  /** Without an author, the organizer is named. */
  author?: ArticleItem["author"];
};

const types = { news: "NewsArticle", article: "Article" } as const;

/** A text from the list with this route id. */
export function structuredReading(list: keyof typeof types, item: Reading, locale: Locale): string {
  const path = `/${list}/${item.slug}`;
  const publisher = organization(locale);
  const reading: Article | NewsArticle = {
    "@type": types[list],
    "@id": pageAddress(path, locale),
    url: pageAddress(path, locale),
    headline: item.title,
    description: item.summary,
    inLanguage: item.locale,
    datePublished: item.publishedAt,
    dateModified: item.updatedAt,
    image: pageAddress(socialImageUrl(list, item.slug), locale),
    author: item.author ? personOf(item.author, locale) : publisher,
    publisher,
  };
  return structuredData(reading, breadcrumbs(locale, list, { name: item.title, path }));
}

const personOf = ({ name, slug }: NonNullable<Reading["author"]>, locale: Locale): Person => ({
  "@type": "Person",
  name,
  url: `${pageAddress("/staff", locale)}#${slug}`,
});
