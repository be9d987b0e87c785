/** What the seats answer says; the words for it are the page's. */
export type SeatState = "open" | "few" | "full" | "soon" | "closed" | "called-off";

export interface SessionSeats {
  left: number;
  capacity: number;
  state: SeatState;
  /** How many parties wait for seats. */
  waiting?: number;
}

export interface EventSeats extends SessionSeats {
  /** From when it can be reserved, while none of it can be yet. */
  opensAt: string | null;
  sessions: Record<string, SessionSeats>;
}

export type SeatsByEvent = Record<string, EventSeats | undefined>;

/** A time band for general entry, or one table with its game. */
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
  inEnglish: boolean;
  calledOff: boolean;
  opensAt: string;
  closesAt: string;
  minPlayers: number | null;
  maxSeats: number;
}

export type SeatsBySession = Map<string, SessionSeats>;
