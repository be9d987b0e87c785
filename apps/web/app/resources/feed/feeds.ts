import { listArticles, listEvents, listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import type { Context, Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Client } from "../../api/create-client.ts";
import { feedTitle } from "../../shell/head/feeds.server.ts";
import { pageAddress } from "../../shell/head/structured-data.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { askedLocale } from "../asked-locale.ts";
import { pageTags } from "../page-tags.ts";
import { type FeedEntry, writeAtom } from "./atom.ts";

const newestShown = 30;

type ReadEntries = (client: Client, locale: Locale) => Promise<FeedEntry[] | undefined>;

/** Keyed by the route id of the list that each feed follows. */
const entriesOf = {
  async news(client, locale) {
    const { data } = await listNews({ client, query: { locale, limit: newestShown } });
    if (!data) return undefined;
    const items = [...(data.pinned ? [data.pinned] : []), ...data.items];
    return items.map((item) => ({
      ...entryOf("/news", item, locale),
      published: item.publishedAt,
      updated: item.publishedAt,
    }));
  },
  async article(client, locale) {
    const { data } = await listArticles({ client, query: { locale, limit: newestShown } });
    return data?.items.map((item) => ({
      ...entryOf("/article", item, locale),
      published: item.publishedAt,
      updated: item.publishedAt,
    }));
  },
  async event(client, locale) {
    const { data } = await listEvents({ client, query: { locale, limit: newestShown } });
    return data?.items.map((item) => ({
      ...entryOf("/event", item, locale),
      published: item.publishedAt,
      updated: item.updatedAt,
    }));
  },
} satisfies Record<string, ReadEntries>;

const entryOf = (
  list: string,
  item: { slug: string; title: string; summary: string; locale: Locale },
  locale: Locale,
) => ({
  url: pageAddress(`${list}/${item.slug}`, locale),
  title: item.title,
  summary: item.summary,
  language: item.locale,
});

/** The newest entries of a list as an Atom feed. */
export const feed =
  (client: Client, kind: keyof typeof entriesOf): Handler =>
  async (c: Context) => {
    const locale = askedLocale(c);
    const entries = await entriesOf[kind](client, locale);
    if (!entries) throw new HTTPException(503);
    const t = createTranslator({ locale, messages: messagesOf(locale, ["commons"]) });
    const xml = writeAtom({
      url: pageAddress(`/${kind}/feed.xml`, locale),
      pageUrl: pageAddress(`/${kind}`, locale),
      title: feedTitle(kind, locale),
      subtitle: t("commons.site.description"),
      author: t("commons.site.name"),
      language: locale,
      entries,
    });
    return c.body(xml, 200, {
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=300",
      "x-cache-tags": pageTags([kind]),
    });
  };
