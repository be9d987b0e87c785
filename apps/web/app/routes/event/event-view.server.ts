import type { EventSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import {
  dayParts,
  formatHours,
  formatMonthDay,
  formatWeekday,
  venueDay,
  weekdayOf,
} from "@takujo/i18n/format-date";
import { formatPlace } from "@takujo/i18n/format-place";
import { formatYen } from "@takujo/i18n/format-yen";
import { createTranslator } from "@takujo/i18n/react";
import { coverTone } from "../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import type { TagTone } from "../../ui/action/tag.tsx";
import type { EventWhen, WeekdayKind } from "../../ui/event/event-date.tsx";
import type { CoverImage } from "../../ui/layout/cover.tsx";

// Content of a card or row, formatted on the server so that browsers load no code for it.

export interface EventView {
  slug: string;
  locale: Locale;
  title: string;
  summary: string;
  cover: CoverImage;
  tone: string;
  day: string;
  when: EventWhen;
  tags: { tone: TagTone; text: string }[];
  /** On English pages, the tag of an event where English is spoken. */
  english: string | null;
  place: string;
  box: { players: string; minutes: string; age: string } | null;
  price: string;
  isFree: boolean;
  /** Why it takes no more reservations. */
  closed: "cancelled" | "over" | null;
}

export const eventWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["event"]) });

/** From a separate message set, which event pages need not load. */
const priceWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["price"]) });

const tagTones: Partial<Record<EventSummary["tags"][number], TagTone>> = {
  beginner: "green",
  alone: "green",
  taught: "green",
  english: "blue",
  cooperative: "blue",
  family: "gold",
  heavy: "dark",
  "new-games": "red",
  adults: "red",
};

const tagsShown = 3;

/** One size on cards and on the page: a drawing of another size is another drawing. */
export const coverSize = { w: 800, h: 600 };

export function eventTags(event: EventSummary, locale: Locale, max = tagsShown) {
  const t = eventWords(locale);
  const state = event.state === "published" ? [] : [event.state];
  return [
    ...state.map((name) => ({ tone: "red" as TagTone, text: t(`event.state.${name}`) })),
    ...inOrder(event.tags, locale)
      .slice(0, max)
      .map((tag) => ({ tone: tagTones[tag] ?? "plain", text: t(`event.tag.${tag}`) })),
  ];
}

/** Readers of English look for the English tables, so that tag is never the one that is cut off. */
function inOrder(tags: EventSummary["tags"], locale: Locale) {
  if (locale === "ja" || !tags.includes("english")) return tags;
  return ["english" as const, ...tags.filter((tag) => tag !== "english")];
}

export function weekdayKind(date: string): WeekdayKind {
  return ({ 6: "saturday", 7: "sunday" } as const)[weekdayOf(date)] ?? "weekday";
}

export function eventWhen(
  { startsAt, endsAt }: Pick<EventSummary, "startsAt" | "endsAt">,
  locale: Locale,
): EventWhen {
  const { month, day } = dayParts(startsAt);
  const weekday = formatWeekday(startsAt, locale);
  return {
    dateTime: startsAt,
    date: locale === "ja" ? `${Number(month)}.${Number(day)}` : formatMonthDay(startsAt, locale),
    weekday: locale === "ja" ? `（${weekday}）` : weekday,
    weekdayKind: weekdayKind(startsAt),
    time: formatHours(startsAt, endsAt, locale),
  };
}

/** 3–5, or 4 where both are the same. */
export const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? String(min) : `${min}–${max}`;

/** ¥1,500, or "from ¥800" where some seats cost less than others. */
export function priceOf({ fee, prices }: Pick<EventSummary, "fee" | "prices">, locale: Locale) {
  const all = [fee, ...prices.map(({ yen }) => yen)];
  const lowest = Math.min(...all);
  const t = priceWords(locale);
  const price = lowest === 0 ? eventWords(locale)("event.free") : formatYen(lowest);
  return lowest < Math.max(...all) ? t("price.from", { price }) : price;
}

export const isFreeForAll = ({ fee, prices }: Pick<EventSummary, "fee" | "prices">): boolean =>
  fee === 0 && prices.every(({ yen }) => yen === 0);

/** 一般 ¥1,500・学生 ¥1,000; empty if all seats cost the same. */
export function pricesOf({
  fee,
  prices,
  locale,
}: Pick<EventSummary, "fee" | "prices" | "locale">): string {
  if (prices.length === 0) return "";
  const t = priceWords(locale);
  return [{ name: t("price.ordinary"), yen: fee }, ...prices]
    .map(({ name, yen }) =>
      t("price.named", { name, price: yen === 0 ? t("price.free") : formatYen(yen) }),
    )
    .join(t("price.separator"));
}

export function placeOf({ venueName, room }: EventSummary, locale: Locale): string {
  return formatPlace(venueName, room, locale);
}

export function closedState({ state, endsAt }: EventSummary): EventView["closed"] {
  if (state === "cancelled") return "cancelled";
  return Date.parse(endsAt) <= Date.now() ? "over" : null;
}

export function eventView(event: EventSummary, locale: Locale): EventView {
  const { slug, title, summary, startsAt, box } = event;
  return {
    slug,
    locale: event.locale,
    title,
    summary,
    cover: coverImage(event, coverSize),
    tone: coverTone(event),
    day: venueDay(startsAt),
    when: eventWhen(event, locale),
    tags: eventTags(event, locale),
    english:
      locale === "en" && event.tags.includes("english")
        ? eventWords(locale)("event.tag.english")
        : null,
    // In the language of the event's texts, which the room's name is taken from.
    place: placeOf(event, event.locale),
    box: box && {
      players: range(box.players),
      minutes: range(box.minutes),
      age: String(box.age.min),
    },
    price: priceOf(event, locale),
    isFree: isFreeForAll(event),
    closed: closedState(event),
  };
}
