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

/** A party as the organizer knows it. */
export interface PartySeed {
  state: ReservationState;
  seats: number;
  name: string;
  kana: string;
  phone: string;
  nickname: string;
  guests: Guest[];
  note?: string;
  /** How many came; all of those who attended, unless it says otherwise. */
  arrived?: number;
}

/** A party of somebody of the seed who has an account. */
export interface ReservationSeed extends PartySeed {
  email: string;
  /** Made from the place of the reservation in the seed where nothing depends on it. */
  code?: string;
  /** How many days ago. Of what is over: how many days before it began. */
  bookedDaysBefore: number;
  /** Of who waits or waited: with how many of the seats they would be content. */
  minSeats?: number;
  /** By the keys of the event's own questions. */
  answers?: Record<string, string>;
}

/** When the session takes place, opens and so on: what a history follows from. */
export interface SessionTimes {
  now: Date;
  opensAt: Date;
  startsAt: Date;
  endsAt: Date;
  isEventCancelled: boolean;
}
