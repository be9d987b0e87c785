import type { Locale } from "@takujo/contracts/locale";
import { clock, formatHours, formatMonthDayTime } from "@takujo/i18n/format-date";
import { eventWords } from "./event-view.server.ts";
import type { EventSession, SeatState } from "./seats.ts";

// The sessions in words, so that browsers only fill in the seats.

export interface SessionView {
  id: string;
  letter: string;
  capacity: number;
  /** Why it cannot be reserved, regardless of its seats; null while it can. */
  state: Extract<SeatState, "soon" | "closed" | "called-off"> | null;
  /** When reservations open. */
  opens: string;
  title: string;
  facts: string;
}

/** Sessions at the same hours: the afternoon's tables, the evening's tables. */
export interface SessionBand {
  key: string;
  name: string;
  time: string;
  starts: string;
  /** A single general entry, which already says what the heading of the band would. */
  isPlain: boolean;
  sessions: SessionView[];
}

export interface SessionNames {
  games: { slug: string; name: string; minutes: number }[];
  people: { slug: string; name: string }[];
}

export function sessionBands(
  sessions: EventSession[],
  names: SessionNames,
  locale: Locale,
): SessionBand[] {
  const hours = ({ startsAt, endsAt }: EventSession) => `${startsAt} ${endsAt}`;
  const tables = new Map(
    sessions.filter(({ letter }) => letter).map((table) => [hours(table), table.name]),
  );
  // Seats without a table have their own name, and are listed with the tables of the same hours.
  const bandOf = (one: EventSession) =>
    (one.letter ? one.name : tables.get(hours(one))) ?? one.name;
  const bands = Map.groupBy(sessions, (one) => `${hours(one)} ${bandOf(one)}`);
  return [...bands].map(([key, own]) => {
    const [{ letter = null, startsAt = "", endsAt = "" } = {}] = own;
    const name = own[0] ? bandOf(own[0]) : "";
    const time = formatHours(startsAt, endsAt, locale);
    const isPlain = own.length === 1 && letter === null;
    return {
      key,
      name,
      time,
      starts: clock(startsAt),
      isPlain,
      sessions: own.map((session) => sessionView(session, names, locale, isPlain ? [time] : [])),
    };
  });
}

/** When the last session closes for reservations; null without sessions. */
export function lastClosing(sessions: EventSession[], locale: Locale): string | null {
  const [last] = sessions.map(({ closesAt }) => closesAt).sort((a, b) => (a < b ? 1 : -1));
  return last
    ? eventWords(locale)("event.closesAt", { time: formatMonthDayTime(last, locale) })
    : null;
}

function sessionView(
  session: EventSession,
  names: SessionNames,
  locale: Locale,
  firstFacts: string[],
): SessionView {
  const t = eventWords(locale);
  const { id, letter, capacity, kind, minPlayers } = session;
  const game = names.games.find(({ slug }) => slug === session.gameSlug);
  const guide = names.people.find(({ slug }) => slug === session.guideSlug);
  const facts = [
    ...firstFacts,
    guide && t("event.guideOf", { name: guide.name }),
    game && t("event.minutesOnly", { count: game.minutes }),
    kind === "general" && t("event.capacity", { count: capacity }),
    t(`event.language.${session.language}`),
    minPlayers && t("event.fromPlayers", { count: minPlayers }),
    session.seeksMore && t("event.seeksMore"),
  ];
  return {
    id,
    letter: letter ?? "",
    capacity,
    state: stateOf(session),
    opens: t("event.opens", { time: formatMonthDayTime(session.opensAt, locale) }),
    title: titleOf(session, game?.name, locale),
    facts: facts.filter(Boolean).join(t("event.separator")),
  };
}

function stateOf({ calledOff, opensAt, closesAt }: EventSession): SessionView["state"] {
  if (calledOff) return "called-off";
  if (Date.parse(closesAt) <= Date.now()) return "closed";
  return Date.parse(opensAt) > Date.now() ? "soon" : null;
}

function titleOf({ letter, name }: EventSession, game: string | undefined, locale: Locale): string {
  const t = eventWords(locale);
  if (!letter) return name;
  return game ? t("event.tableTitle", { letter, game }) : t("event.tableOnly", { letter });
}
