export const locales = ["ja", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "ja";

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The address of the site in a language, for mails and calendars. */
export const siteIn = (origin: string, locale: Locale): string =>
  locale === defaultLocale ? origin : `${origin}/${locale}`;
