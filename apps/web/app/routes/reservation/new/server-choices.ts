import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDay, formatWeekday } from "@takujo/i18n/format-date";
import { coverUrl } from "../../../shell/cover-url.ts";
import type { EventSeats, EventSession } from "../../event/seats.ts";
import { closedState, placeOf } from "../../event/server-event-view.ts";
import { sessionBands } from "../../event/server-session-view.ts";
import { takesSeats } from "../../event/session-seats.ts";
import { momentOf } from "../server-moment.ts";
import { reservingWords } from "../server-refusal.ts";
import { type ChoiceBand, isChoosable } from "./choice.ts";

// For the loader only: what there is to choose, in words.

export function choiceBands(
  found: EventItem,
  sessions: EventSession[],
  locale: Locale,
): ChoiceBand[] {
  const { games, guides, host } = found;
  const names = { games, people: [...(host ? [host] : []), ...guides] };
  return sessionBands(sessions, names, locale).map(({ key, name, time, sessions: own }) => ({
    key,
    name,
    time,
    sessions: own.map((view) => {
      const session = sessions.find(({ id }) => id === view.id);
      const game = games.find(({ slug }) => slug === session?.gameSlug);
      return { ...view, game: game?.name ?? "", maxSeats: session?.maxSeats ?? 1 };
    }),
  }));
}

export function eventOfChoice(found: EventItem, locale: Locale) {
  const { slug, title, startsAt, fee } = found;
  const weekday = formatWeekday(startsAt, locale);
  return {
    slug,
    title,
    locale: found.locale,
    coverUrl: coverUrl(found, { w: 800, h: 450 }),
    day:
      formatMonthDay(startsAt, locale) +
      reservingWords(locale)("reserving.sum.weekday", { weekday }),
    place: placeOf(found, found.locale),
    fee,
  };
}

export type EventOfChoice = ReturnType<typeof eventOfChoice>;

const aways = ["cancelled", "over", "soon", "closed", "called-off", "none"] as const;
export type Away = { kind: (typeof aways)[number]; time: string } | null;

/** Why nothing at all can be chosen; null while something can. */
export function awayOf(
  found: EventItem,
  sessions: EventSession[],
  seats: EventSeats | undefined,
  locale: Locale,
): Away {
  const closed = closedState(found);
  if (closed) return { kind: closed, time: "" };
  if (!seats || sessions.length === 0) return { kind: "none", time: "" };
  if (Object.values(seats.sessions).some(isChoosable)) return null;
  const { state, opensAt } = seats;
  if (state === "soon" && opensAt) return { kind: "soon", time: momentOf(opensAt, locale) };
  return { kind: state === "called-off" ? "called-off" : "closed", time: "" };
}

/** The one asked for, else the first with seats for all, else the first with any, else one to wait for. */
export function firstChoice(
  bands: ChoiceBand[],
  { sessions = {} }: Partial<EventSeats> = {},
  asked: { session: string | null; seats: number },
): string {
  const ids = bands
    .flatMap((band) => band.sessions.map(({ id }) => id))
    .filter((id) => isChoosable(sessions[id]));
  const withSeats = (count: number) =>
    ids.find((id) => takesSeats(sessions[id]) && sessions[id].left >= count);
  const wanted = ids.find((id) => id === asked.session);
  return wanted ?? withSeats(asked.seats) ?? withSeats(1) ?? ids[0] ?? "";
}
