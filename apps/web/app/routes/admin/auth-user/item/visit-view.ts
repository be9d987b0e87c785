import type {
  AdminReservationRow,
  PersonRecord,
} from "@takujo/contracts/generated/games/types.gen";

export const whens = ["all", "upcoming", "past"] as const;
type VisitFilter = (typeof whens)[number];

/** A person's reservations, and which of them the page's address asks for. */
export type RecordView = PersonRecord & { shown: VisitFilter };

export const readWhen = (asked: string | null): VisitFilter =>
  whens.find((when) => when === asked) ?? "all";

export const shownReservations = ({ upcoming, past, shown }: RecordView): AdminReservationRow[] => [
  ...(shown === "past" ? [] : upcoming),
  ...(shown === "upcoming" ? [] : past),
];
