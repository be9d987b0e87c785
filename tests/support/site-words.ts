import { messagesByLocale } from "@takujo/i18n/messages";
import { type SiteName, withSiteName } from "@takujo/i18n/site-name";

/** The name in the seed, and in the databases of tests. */
export const testSiteName: SiteName = { ja: "卓上", en: "Takujo" };

const named = <Messages extends object>(messages: Messages, locale: keyof SiteName): Messages =>
  withSiteName(messages as never, testSiteName, locale) as unknown as Messages;

/** Every text as pages have it. */
export const siteWords: typeof messagesByLocale = {
  ja: named(messagesByLocale.ja, "ja"),
  en: named(messagesByLocale.en, "en"),
};
