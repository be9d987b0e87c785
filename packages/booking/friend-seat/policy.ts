import type { InvitationState } from "@takujo/contracts/booking/friend-seat-form";
import { addDays, dayAtVenue, momentAtVenue } from "@takujo/contracts/venue-time";

interface Party {
  state: string;
  seats: number;
  starts_at: Date;
}

const seated = ["confirmed", "attended"];

/** Whether places of the party can be sent, taken and given back. Who is at the door already may still name their friend. */
export const takesFriends = ({ state, starts_at }: Party, now: Date): boolean =>
  seated.includes(state) && now < starts_at;

interface Link {
  state: string;
  place: number;
  expires_at: Date;
}

/** Whether a link can be used is asked of the party too: whatever ends the party ends it. */
export function invitationState(link: Link, party: Party, now: Date): InvitationState {
  if (link.state === "taken") return "taken";
  const isAlive = link.state === "open" && link.place < party.seats;
  if (!isAlive || !seated.includes(party.state)) return "ended";
  return now < link.expires_at && now < party.starts_at ? "open" : "expired";
}

const day = 24 * 3_600_000;

/**
 * Two days before, at ten in the evening, so that there is time to ask somebody else; until the beginning for whoever sends it
 * later than that.
 */
export function linkDeadline(startsAt: Date, now: Date): Date {
  const until = momentAtVenue(`${addDays(dayAtVenue(startsAt), -2)}T22:00`);
  return until.getTime() - now.getTime() < day ? startsAt : until;
}

/** For a look at what was, and then no longer. */
const afterTheEnd = 14 * day;

export const isLongOver = ({ ends_at }: { ends_at: Date }, now: Date): boolean =>
  now.getTime() >= ends_at.getTime() + afterTheEnd;
