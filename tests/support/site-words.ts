import { messagesByLocale } from "@takujo/i18n/messages";
import { type SiteName, withSiteFacts } from "@takujo/i18n/site-facts";
import { testSiteFacts } from "./test-site.ts";

export const testSiteName: SiteName = testSiteFacts.name;

const testSite = { name: testSiteName, address: { ja: "", en: "" } };

const named = <Messages extends object>(messages: Messages, locale: keyof SiteName): Messages =>
  withSiteFacts(messages as never, testSite, locale) as unknown as Messages;

/** Every text as pages have it. */
export const siteWords: typeof messagesByLocale = {
  ja: named(messagesByLocale.ja, "ja"),
  en: named(messagesByLocale.en, "en"),
};
