import { notes, peopleWithoutAccount } from "./people.ts";
import type { PartySeed, ReservationState, SessionTimes } from "./reservation-seed.ts";
import { scatter } from "./scatter.ts";

/** Most parties are one or two people. */
const usualSizes = [1, 2, 1, 3, 2, 1, 4, 2];
/** One party in so many: a no-show in a past session, a note, a cancellation. */
const oneInMissed = 9;
const oneInHasNote = 6;
const oneInCancelled = 3;

interface Wanted {
  /** Different for each session. */
  key: string;
  seats: number;
  maxSeats: number;
}

/** Parties that the organizer entered, until the given number of seats is taken; a few have cancelled. */
export function organizerParties(wanted: Wanted, times: SessionTimes): PartySeed[] {
  const { key, maxSeats } = wanted;
  const first = scatter(key, peopleWithoutAccount.length);
  const parties: PartySeed[] = [];
  let [open, met] = [wanted.seats, first];
  while (open > 0) {
    const usual = usualSizes[scatter(`${key}/${met}`, usualSizes.length)] ?? 1;
    const seats = Math.min(usual, maxSeats, open);
    const state = stateOf(times, met);
    parties.push({ ...partyOf(met, seats), state, ...arrivedOf(state, seats, met) });
    open -= seats;
    met += seats;
  }
  if (wanted.seats > 0 && scatter(key, oneInCancelled) === 0) {
    parties.push({ ...partyOf(met, Math.min(2, maxSeats)), state: "cancelled" });
  }
  return parties;
}

/** While people are arriving, every other party is there. */
function stateOf({ now, startsAt, endsAt }: SessionTimes, met: number): ReservationState {
  if (now < startsAt) return "confirmed";
  if (now < endsAt) return met % 2 === 0 ? "attended" : "confirmed";
  return met % oneInMissed === 0 ? "no-show" : "attended";
}

/** In some larger parties one person stays away. */
const arrivedOf = (state: ReservationState, seats: number, met: number) =>
  state === "attended" && seats > 2 && met % 2 === 0 ? { arrived: seats - 1 } : {};

function partyOf(met: number, seats: number) {
  const { language: _, ...who } = personAt(met);
  const guests = Array.from({ length: seats - 1 }, (_, index) => {
    const { nickname, language } = personAt(met + 1 + index);
    return { nickname, language };
  });
  const note = met % oneInHasNote === 0 ? { note: notes[met % notes.length] as string } : {};
  // No real Japanese number has a zero after 090.
  return { ...who, seats, guests, phone: `090-0000-${String(1000 + met).slice(-4)}`, ...note };
}

function personAt(index: number) {
  const found = peopleWithoutAccount[index % peopleWithoutAccount.length];
  if (!found) throw new Error("Nobody is in the list.");
  return found;
}
