import { listFaq } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../api/unwrap.ts";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { Questions } from "./questions.tsx";
import { readQuery } from "./search.ts";
import { structuredFaq } from "./structured-faq.server.ts";

/** Used only here, so they are not bundled with every page; browsers load them by name. */
const icons = {
  "first-visit": "dices",
  reservation: "ticket",
  money: "japanese-yen",
  venue: "map-pinned",
  account: "user-round",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const list = unwrap(await listFaq({ client, query: { locale } }));
  const query = readQuery(url.searchParams);
  const head = { ...faqHead(locale, query), structured: structuredFaq(list, locale) };
  const categories = list.categories.map((group) => ({ ...group, icon: icons[group.category] }));
  return { head, categories, query };
}

export default function Faq({ loaderData: { categories, query } }: Route.ComponentProps) {
  // A sent search remounts the list; later typing is local state.
  return <Questions key={query} categories={categories} query={query} />;
}

/** Search results have their own title but are not indexed. */
function faqHead(locale: Locale, query: string): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["faq"]) });
  return {
    title: query ? t("faq.searchTitle", { query }) : t("faq.heading"),
    description: t("faq.description"),
    noIndex: query !== "",
  };
}
