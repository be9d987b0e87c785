import type { InvitationState } from "@takujo/contracts/booking/reservation/friend-seat-form";
import { addDays, dayAtVenue, momentAtVenue } from "@takujo/contracts/venue-time";

interface Party {
  state: string;
  seats: number;
  starts_at: Date;
}

const seated = ["confirmed", "attended"];

/** Whether places of the party can be sent, taken and returned. A guest already at the door may still name a friend. */
export const takesFriends = ({ state, starts_at }: Party, now: Date): boolean =>
  seated.includes(state) && now < starts_at;

interface Link {
  state: string;
  place: number;
  expires_at: Date;
}

/** The party decides too whether a link works: it ends with the party. */
export function invitationState(link: Link, party: Party, now: Date): InvitationState {
  if (link.state === "taken") return "taken";
  const isAlive = link.state === "open" && link.place < party.seats;
  if (!isAlive || !seated.includes(party.state)) return "ended";
  return now < link.expires_at && now < party.starts_at ? "open" : "expired";
}

const day = 24 * 3_600_000;

/**
 * Two days before, at 22:00, so that there is time to ask another friend. A link sent less than a day before that works
 * until the session begins.
 */
export function linkDeadline(startsAt: Date, now: Date): Date {
  const until = momentAtVenue(`${addDays(dayAtVenue(startsAt), -2)}T22:00`);
  return until.getTime() - now.getTime() < day ? startsAt : until;
}

/** How long past reservations can still be viewed. */
const afterTheEnd = 14 * day;

export const isLongOver = ({ ends_at }: { ends_at: Date }, now: Date): boolean =>
  now.getTime() >= ends_at.getTime() + afterTheEnd;
