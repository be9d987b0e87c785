import { type SiteFacts, siteFacts } from "@takujo/i18n/site-facts";

/** Of the site in the databases of tests. Taken before any test, where many files share a process. */
export const testSiteFacts: SiteFacts = {
  ...siteFacts(),
  // As in the seed.
  name: { ja: "卓上", en: "Takujo" },
};
