import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation/reservation-mail";

interface ReservationFacts {
  state: string;
  arrived: number;
  user_id: string | null;
  guest_email: string;
  expires_at: Date | null;
  confirmed_at: Date | null;
  closes_at: Date;
  ends_at: Date;
  called_off: boolean;
  event_state: string;
}

/** The mail that describes each state. Mails about a canceled event are sent for the event. */
export const mailOfState: Partial<Record<ReservationState, ReservationMailKind>> = {
  confirmed: "confirmed",
  attended: "confirmed",
  waiting: "waiting",
  offered: "offer",
  lapsed: "lapsed",
  cancelled: "cancelled",
};

const seated = ["confirmed", "attended"];
/** For a waiting party without an account, the desk may also correct the details given on the telephone. */
const queued = ["waiting", "offered"];
const cancellable = ["held", "offered", "waiting", "confirmed"];

/** Whether the party can be mailed; otherwise it is telephoned. */
export const hasMail = ({
  user_id,
  guest_email,
}: Pick<ReservationFacts, "user_id" | "guest_email">) => user_id !== null || guest_email !== "";

/** The deadline for changes does not bind the organizer, but seats change only while the session takes place. */
export function mayOrganizer(party: ReservationFacts, now: Date) {
  const { state, user_id, confirmed_at, expires_at } = party;
  const isOn = takesPlace(party, now);
  return {
    change: seated.includes(state) || (user_id === null && queued.includes(state)),
    changeSeats: seated.includes(state) && isOn,
    move: seated.includes(state) && isOn,
    /** To another event: nobody of the party is checked in yet. */
    moveToEvent: state === "confirmed" && party.arrived === 0 && isOn,
    cancel: cancellable.includes(state),
    restore: state === "cancelled" && confirmed_at !== null && isOn,
    offer: state === "waiting" && isOn && now < party.closes_at,
    /** People with an account answer there themselves, by the rules for people. */
    accept: state === "offered" && user_id === null && expires_at !== null && expires_at > now,
    resend: hasMail(party) && state in mailOfState,
  };
}

export function takesPlace(
  {
    ends_at,
    called_off,
    event_state,
  }: Pick<ReservationFacts, "ends_at" | "called_off" | "event_state">,
  now: Date,
): boolean {
  return !called_off && (event_state === "published" || event_state === "changed") && now < ends_at;
}
