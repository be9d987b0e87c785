import type { SessionLanguage } from "@takujo/contracts/session-language";

/** The state in the seats response; the page has the words for it. */
export type SeatState = "open" | "few" | "full" | "soon" | "closed" | "called-off";

export interface SessionSeats {
  left: number;
  capacity: number;
  state: SeatState;
  /** The number of waiting parties. */
  waiting?: number;
}

export interface EventSeats extends SessionSeats {
  /** When reservations open, if none is open yet. */
  opensAt: string | null;
  sessions: Record<string, SessionSeats>;
}

export type SeatsByEvent = Record<string, EventSeats | undefined>;

/** A time slot for general entry, or one table with its game. */
export interface EventSession {
  id: string;
  kind: "general" | "table";
  letter: string | null;
  name: string;
  startsAt: string;
  endsAt: string;
  capacity: number;
  gameSlug: string | null;
  guideSlug: string | null;
  language: SessionLanguage;
  calledOff: boolean;
  opensAt: string;
  closesAt: string;
  minPlayers: number | null;
  maxSeats: number;
  /** A party there looks for one more guest. */
  seeksMore?: boolean;
}

export type SeatsBySession = Map<string, SessionSeats>;
