import type { Locale } from "@takujo/contracts/locale";
import { rowsOf } from "../../shell/site/house.server.ts";
import { siteSettings } from "../../shell/site/site.server.ts";

/** A figure at the start of a fact is shown large: 10 in “10 tables”. */
const figure = /^([\d.,]+%?) ?(.*)$/s;

/** What the house says of itself in lists, in the language of the page. */
export function aboutView(locale: Locale) {
  const { facts, promises, conditions } = siteSettings();
  return {
    facts: rowsOf(facts, locale).map(({ title, body }) => {
      const [, value = title.text, unit = ""] = figure.exec(title.text) ?? [];
      return { lang: title.lang, value, unit, body };
    }),
    promises: rowsOf(promises, locale),
    conditions: rowsOf(conditions, locale),
  };
}
