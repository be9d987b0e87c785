import type {
  AdminReservationRow,
  PersonRecord,
} from "@takujo/contracts/generated/games/types.gen";

export const whens = ["all", "upcoming", "past"] as const;
type When = (typeof whens)[number];

/** A person's reservations, and which of them the page's address asks for. */
export type RecordView = PersonRecord & { shown: When };

export const readWhen = (asked: string | null): When =>
  whens.find((when) => when === asked) ?? "all";

export const shownReservations = ({ upcoming, past, shown }: RecordView): AdminReservationRow[] => [
  ...(shown === "past" ? [] : upcoming),
  ...(shown === "upcoming" ? [] : past),
];
