import type { MonthFigures } from "@takujo/contracts/insight/statistics";
import { type LeadTimeDays, leadTimeDays } from "@takujo/contracts/insight/statistics-query";
import type { Locale } from "@takujo/contracts/locale";
import { venueDay, weekdayOf } from "@takujo/i18n/format-date";
import type { CountedMonth, StoredFigures } from "./figures.ts";
import type { GameNameRow, KindRow, LeadTimeRow, SessionRow, VisitorsRow } from "./queries.ts";

type Seats = Pick<SessionRow, "reserved" | "capacity">;

const sum = <Row>(rows: Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
const seatsOf = (rows: Seats[]) => ({
  reserved: sum(rows, ({ reserved }) => reserved),
  capacity: sum(rows, ({ capacity }) => capacity),
});

interface FigureRows {
  sessions: SessionRow[];
  leadTimes: LeadTimeRow[];
  visitors: VisitorsRow | undefined;
  kinds: KindRow[];
}

export function presentFigures(month: string, counted: FigureRows): StoredFigures {
  const { sessions, leadTimes, visitors, kinds } = counted;
  const of = (field: Exclude<keyof SessionRow, "event_id" | "board_game_id" | "starts_at">) =>
    sum(sessions, (session) => session[field]);
  // A check-in proves that the reception recorded attendance.
  const recorded = sessions.filter(({ came }) => came > 0);
  const unrecorded = sessions.filter(({ came, reserved }) => came === 0 && reserved > 0);
  const [came, walkIns] = [of("came"), of("walk_ins")];
  const expected = sum(recorded, ({ reserved, walk_in_seats }) => reserved - walk_in_seats);
  const [parties, seated] = [of("waited"), of("waited_seated")];
  const [left, lapsed] = [of("waited_left"), of("waited_lapsed")];
  return {
    events: new Set(sessions.map(({ event_id }) => event_id)).size,
    sessions: sessions.length,
    unrecorded: { sessions: unrecorded.length, seats: seatsOf(unrecorded).reserved },
    seats: seatsOf(sessions),
    attendance: { expected, came, walkIns, absent: expected - (came - walkIns) },
    weeks: weeksOf(month).map((week) => {
      const own = sessions.filter(({ starts_at }) => isWithin(venueDay(starts_at), week));
      return { ...week, came: sum(own, (session) => session.came), ...seatsOf(own) };
    }),
    weekdays: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
      const own = sessions.filter(({ starts_at }) => weekdayOf(starts_at) === weekday);
      return own.length > 0 ? { weekday, ...seatsOf(own) } : [];
    }),
    games: [...Map.groupBy(sessions, ({ board_game_id }) => board_game_id)]
      .map(([id, own]) => ({ id, ...seatsOf(own) }))
      .sort((one, other) => other.capacity - one.capacity || compare(one.id, other.id)),
    leadTime: presentLeadTimes(leadTimes),
    visitors: {
      accounts: visitors?.accounts ?? 0,
      returning: visitors?.returning ?? 0,
      others: of("others"),
    },
    waitlist: { parties, seated, left, lapsed, unserved: parties - seated - left - lapsed },
    fees: {
      due: sum(sessions, ({ promised, by_fee, fee }) => promised + by_fee * fee),
      cash: of("cash"),
      qr: of("qr"),
      card: of("card"),
    },
    kinds: kinds.map(({ ja, en, came: people, owed }) => ({ ja, en, came: people, owed })),
    discounts: {
      came: sum(kinds, ({ discounted }) => discounted),
      yen: sum(kinds, ({ off }) => off),
    },
  };
}

const compare = (one: string | null, other: string | null) =>
  (one ?? "") < (other ?? "") ? -1 : 1;

interface Days {
  from: string;
  to: string;
}

const isWithin = (day: string, { from, to }: Days) => from <= day && day <= to;

/** From Monday to Sunday, cut at the ends of the month. */
export function weeksOf(month: string): Days[] {
  const weeks: Days[] = [];
  for (let date = 1; date <= 31; date += 1) {
    const day = `${month}-${String(date).padStart(2, "0")}`;
    if (!isDay(day)) break;
    const week = weeks.at(-1);
    if (week && weekdayOf(day) !== 1) week.to = day;
    else weeks.push({ from: day, to: day });
  }
  return weeks;
}

/** February has no 30th, which JavaScript would take for a day of March. */
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

function presentLeadTimes(rows: LeadTimeRow[]): MonthFigures["leadTime"] {
  const groups = leadTimeDays.map((fromDays) => ({
    fromDays,
    parties: sum(
      rows.filter(({ days }) => groupOf(days) === fromDays),
      ({ parties }) => parties,
    ),
  }));
  return { medianDays: medianOf(rows), groups };
}

const groupOf = (days: number): LeadTimeDays =>
  leadTimeDays.findLast((fromDays) => fromDays <= days) ?? 0;

/** The median: at least half of the parties reserved this many days ahead or more. Expects rows with the fewest days first. */
function medianOf(rows: LeadTimeRow[]): number | null {
  const half = sum(rows, ({ parties }) => parties) / 2;
  let counted = 0;
  for (const { days, parties } of rows.toReversed()) {
    counted += parties;
    if (counted >= half) return days;
  }
  return null;
}

export function presentMonth(
  month: string,
  { figures, countedAt }: CountedMonth,
  names: Map<string, GameNameRow>,
  pageLocale: Locale,
): MonthFigures {
  const { attendance, fees, kinds, discounts } = figures;
  const ordinary = { ja: "", en: "", came: attendance.came, owed: fees.due };
  return {
    month,
    countedAt: countedAt.toISOString(),
    ...figures,
    games: figures.games.map((game) => {
      const text = game.id ? names.get(game.id) : undefined;
      return { ...game, name: text?.name ?? null, locale: (text?.locale as Locale) ?? null };
    }),
    kinds: (kinds ?? [ordinary]).map(({ ja, en, came, owed }) => ({
      ...{ key: ja, name: (pageLocale === "en" && en) || ja, came, owed },
    })),
    discounts: discounts ?? { came: 0, yen: 0 },
  };
}
