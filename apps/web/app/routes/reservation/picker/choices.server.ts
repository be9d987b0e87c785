import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatWeekdayDay } from "@takujo/i18n/format-date";
import { coverDarkTone } from "../../../shell/cover/cover-tone.server.ts";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { closedState, placeOf, pricesOf } from "../../event/event-view.server.ts";
import type { EventSeats, EventSession } from "../../event/seats.ts";
import { sessionBands } from "../../event/session-view.server.ts";
import { momentOf } from "../moment.server.ts";
import { type ChoiceBand, isChoosable } from "./choice.ts";

// The choices, in words.

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
  const prices = pricesOf(found);
  return {
    slug,
    title,
    locale: found.locale,
    coverUrl: coverUrl(found, { w: 800, h: 450 }),
    smallCoverUrl: coverUrl(found, { w: 200, h: 200 }),
    tone: coverDarkTone(found),
    day: formatWeekdayDay(startsAt, locale),
    place: placeOf(found, found.locale),
    fee,
    /** All kinds in one line; empty if there is only one. */
    prices,
    /** Those besides the ordinary one. */
    kinds: found.prices,
  };
}

export type EventOfChoice = ReturnType<typeof eventOfChoice>;

const unavailableReasons = ["cancelled", "over", "soon", "closed", "called-off", "none"] as const;
export type UnavailableReason = { kind: (typeof unavailableReasons)[number]; time: string } | null;

/** Why nothing can be chosen; null if something can. */
export function reasonUnavailable(
  found: EventItem,
  sessions: EventSession[],
  seats: EventSeats | undefined,
  locale: Locale,
): UnavailableReason {
  const closed = closedState(found);
  if (closed) return { kind: closed, time: "" };
  if (!seats || sessions.length === 0) return { kind: "none", time: "" };
  if (Object.values(seats.sessions).some(isChoosable)) return null;
  const { state, opensAt } = seats;
  if (state === "soon" && opensAt) return { kind: "soon", time: momentOf(opensAt, locale) };
  return { kind: state === "called-off" ? "called-off" : "closed", time: "" };
}

/** The requested session, or the only one. Among several, the visitor must choose. */
export function firstChoice(
  bands: ChoiceBand[],
  { sessions = {} }: Partial<EventSeats> = {},
  asked: string | null,
): string {
  const ids = bands
    .flatMap((band) => band.sessions.map(({ id }) => id))
    .filter((id) => isChoosable(sessions[id]));
  const [only = ""] = ids.length === 1 ? ids : [];
  return ids.find((id) => id === asked) ?? only;
}
