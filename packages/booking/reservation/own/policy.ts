import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Limit } from "@takujo/runtime/limit/limit";

interface ReservationFacts {
  state: ReservationState;
  expires_at: Date | null;
  starts_at: Date;
  closes_at: Date;
  change_deadline: Date;
}

/** What the person may do with their reservation now. */
export function allowedActions(reservation: ReservationFacts, now: Date) {
  const { state, expires_at, starts_at, closes_at, change_deadline } = reservation;
  const isLive = expires_at !== null && expires_at > now;
  const hasBegun = now >= starts_at;
  return {
    /** The seats of an expired hold may still be free. */
    confirm: (state === "held" || state === "expired") && now < closes_at,
    changeDetails: state === "confirmed" && !hasBegun,
    changeSeats: state === "confirmed" && now < change_deadline && !hasBegun,
    cancel:
      state === "waiting" ||
      ((state === "held" || state === "offered") && isLive) ||
      (state === "confirmed" && !hasBegun),
    accept: state === "offered" && isLive,
  };
}

/** Each move mails all friends who took a seat of the party. */
export const movesByParty: Limit = { scope: "party-move", max: 5, seconds: 24 * 3_600 };
