import { type LegalKind, legalKinds } from "@takujo/contracts/content/legal";
import type { SiteName } from "@takujo/contracts/content/site";
import type { SiteSettings } from "@takujo/contracts/content/site-settings";
import { sellerRows, type Weekday, weekdays } from "@takujo/contracts/content/site-settings-fields";
import type { WrittenPages } from "@takujo/contracts/content/written-pages";
import type { Locale } from "@takujo/contracts/locale";
import { addDays } from "@takujo/contracts/venue-time";
import { formatMonthDay, formatWeekday, formatWeekdayDay, nextDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";
import type { LocalizedText, SiteRow, VenueView } from "./venue-view.ts";

/** More would be a calendar. */
const maxDaysShown = 6;

interface Now {
  /** Such as 2026-11-14; days before it are not shown. */
  today: string;
  pages: WrittenPages;
}

export function venueViewOf(
  settings: SiteSettings,
  locale: Locale,
  { today, pages }: Now,
): VenueView {
  const { postalCode, address, access, telephone, email, hoursNote } = settings;
  return {
    postalCode: postalCode && `〒${postalCode}`,
    address: textOf(address, locale),
    access: textOf(access, locale),
    telephone,
    email,
    hours: hoursOf(settings, locale),
    hoursNote: textOf(hoursNote, locale),
    closed: [...closedWeekdays(settings, locale), ...closedDays(settings, locale, today)],
    line: lineAccount(settings),
    point: pointOf(settings),
    emptyPages: emptyPages(settings, pages, today),
  };
}

export function textOf(texts: SiteName, locale: Locale): LocalizedText | null {
  if (texts[locale]) return { text: texts[locale] };
  const lang = locale === "ja" ? "en" : "ja";
  return texts[lang] ? { text: texts[lang], lang } : null;
}

interface RowTexts {
  title: SiteName;
  body: SiteName;
}

export const rowsOf = (rows: readonly RowTexts[], locale: Locale): SiteRow[] =>
  rows.flatMap(({ title, body }) => {
    const said = textOf(title, locale);
    return said ? [{ title: said, body: textOf(body, locale) }] : [];
  });

export function pointOf({ point: { latitude, longitude } }: SiteSettings): VenueView["point"] {
  return latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

export function lineAccount({ line }: SiteSettings): VenueView["line"] {
  return line ? { id: `@${line}`, url: `https://line.me/R/ti/p/@${line}` } : null;
}

/** The titles of pages that have nothing to say: they are linked from nowhere, but still answer. */
export const emptyPages = (
  settings: SiteSettings,
  { legal, emptyLists }: WrittenPages,
  today: string,
): string[] => [
  ...(settings.line ? [] : ["line"]),
  ...(isSellerWhole(settings) ? [] : ["seller"]),
  ...legalKinds.filter((kind) => !(legal[kind] && legal[kind] <= today)).map(titleOf),
  ...emptyLists,
];

const titleOf = (kind: LegalKind) =>
  kind === "privacy-policy" ? "privacyPolicy" : "termOfService";

/** The law wants every row. */
export const isSellerWhole = ({ seller }: SiteSettings): boolean =>
  sellerRows.every((row) => seller[row].ja !== "");

/** Monday of any week. */
const monday = "2026-11-16";

function nameOf(day: Weekday, locale: Locale): string {
  return formatWeekday(addDays(monday, weekdays.indexOf(day)), locale);
}

const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["house"]), namespace: "house" });

/** Consecutive days with the same hours, such as Tue–Thu 17:00–22:30. */
function hoursOf({ hours }: SiteSettings, locale: Locale): VenueView["hours"] {
  const t = wordsOf(locale);
  const stretches: { days: Weekday[]; opens: string; closes: string }[] = [];
  for (const day of weekdays) {
    const { opens, closes } = hours[day];
    if (opens === "") continue;
    const last = stretches.at(-1);
    const isNext = last && weekdays.indexOf(last.days.at(-1) ?? day) === weekdays.indexOf(day) - 1;
    if (isNext && last.opens === opens && last.closes === closes) last.days.push(day);
    else stretches.push({ days: [day], opens, closes });
  }
  return stretches.map(({ days, opens, closes }) => ({
    days: daysOf(days, locale),
    hours: t("stretch", {
      from: opens,
      until: closes < opens ? nextDay(closes, locale) : closes,
    }),
  }));
}

function daysOf(days: Weekday[], locale: Locale): string {
  const t = wordsOf(locale);
  const names = days.map((day) => nameOf(day, locale));
  if (names.length < 3) return names.join(t("separator"));
  return t("stretch", { from: names[0] ?? "", until: names.at(-1) ?? "" });
}

/** None without opening hours. */
function closedWeekdays({ hours }: SiteSettings, locale: Locale): string[] {
  const closed = weekdays.filter((day) => hours[day].opens === "");
  if (closed.length === 0 || closed.length === weekdays.length) return [];
  const t = wordsOf(locale);
  const names = closed.map((day) => nameOf(day, locale));
  return [t("everyWeek", { days: names.join(t("separator")) })];
}

function closedDays(settings: SiteSettings, locale: Locale, today: string): string[] {
  const t = wordsOf(locale);
  return settings.closedDays
    .filter(({ from, until }) => (until || from) >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, maxDaysShown)
    .map(({ from, until }) =>
      until === "" || until === from
        ? formatWeekdayDay(from, locale)
        : t("stretch", {
            from: formatMonthDay(from, locale),
            until: formatMonthDay(until, locale),
          }),
    );
}
