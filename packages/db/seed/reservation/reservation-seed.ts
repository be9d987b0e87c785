export type ReservationState =
  | "confirmed"
  | "attended"
  | "no-show"
  | "cancelled"
  | "called-off"
  | "expired"
  | "waiting"
  | "offered"
  | "lapsed";

interface Guest {
  nickname: string;
  language: "ja" | "en";
}

/** A party as the organizer sees it. */
export interface PartySeed {
  state: ReservationState;
  seats: number;
  name: string;
  kana: string;
  phone: string;
  nickname: string;
  guests: Guest[];
  note?: string;
  /** Number of people who came; by default all, if attended. */
  arrived?: number;
}

/** A party of a person with an account. */
export interface ReservationSeed extends PartySeed {
  email: string;
  /** Derived from the position in the seed if nothing depends on it. */
  code?: string;
  /** Days ago; for past sessions, days before the start. */
  bookedDaysBefore: number;
  /** For waiting parties: the fewest seats they accept. */
  minSeats?: number;
  /** By question key. */
  answers?: Record<string, string>;
  /** To the others who come. */
  showsName?: true;
  /** The table says that it looks for one more. */
  seeksMore?: true;
}

/** Times of a session, from which a history follows. */
export interface SessionTimes {
  now: Date;
  opensAt: Date;
  startsAt: Date;
  endsAt: Date;
  isEventCancelled: boolean;
}
