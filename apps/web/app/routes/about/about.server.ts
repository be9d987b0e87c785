import { listGames } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { siteSettings } from "../../shell/site/site.server.ts";
import { rowsOf } from "../../shell/site/venue.server.ts";
import type { Visit } from "../../shell/visit.ts";

/** A figure at the start of a fact is shown large: 10 in “10 tables”. */
const figure = /^([\d.,]+%?) ?(.*)$/s;

/** Without the API the page is shown without them. */
export async function countGames({ platform: client, locale }: Visit): Promise<number> {
  const { data } = await listGames({ client, query: { locale, limit: 1 } });
  return data?.count ?? 0;
}

/** The organizer's lists, in the page's language. The figures include the number of games. */
export function aboutView(locale: Locale, gameCount: number) {
  const { facts, promises, conditions } = siteSettings();
  const t = createTranslator({ locale, messages: messagesOf(locale, ["about"]) });
  const written = rowsOf(facts, locale).map(({ title, body }) => {
    const [, value = title.text, unit = ""] = figure.exec(title.text) ?? [];
    return { lang: title.lang, value, unit, body };
  });
  const counted = {
    lang: undefined,
    value: t("about.games.count", { count: gameCount }),
    unit: t("about.games.unit", { count: gameCount }),
    body: { text: t("about.games.note") },
  };
  return {
    facts: written.length > 0 && gameCount > 0 ? [...written, counted] : written,
    promises: rowsOf(promises, locale),
    conditions: rowsOf(conditions, locale),
  };
}
