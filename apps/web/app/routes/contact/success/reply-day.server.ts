import type { Locale } from "@takujo/contracts/locale";

const formats: Record<Locale, Intl.DateTimeFormat> = {
  ja: new Intl.DateTimeFormat("ja-JP", {
    month: "long",
    day: "numeric",
    weekday: "short",
    timeZone: "UTC",
  }),
  en: new Intl.DateTimeFormat("en-GB", {
    month: "long",
    day: "numeric",
    weekday: "long",
    timeZone: "UTC",
  }),
};

/** The day after the one in the receipt number: 4月16日(木), Thursday 16 April. Null for an invalid day. */
export function replyDay(receipt: string, locale: Locale): string | null {
  const [year, monthAndDay = ""] = receipt.split("-");
  const day = new Date(`${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  day.setUTCDate(day.getUTCDate() + 1);
  return formats[locale].format(day);
}
