import { useState } from "react";
import type { FormValues } from "../../../ui/form/form-result.ts";
import type { EventSeats, SessionSeats } from "../../event/seats.ts";
import { sessionSeats, takesSeats } from "../../event/session-seats.ts";
import { useSeats } from "../../event/use-seats.ts";
import {
  type ChoiceBand,
  type ChoiceSession,
  type Fit,
  fitOf,
  maxSeats,
  peopleChoices,
} from "./choice.ts";

interface ChoiceStart {
  slug: string;
  bands: ChoiceBand[];
  /** As of when the page was rendered. */
  seats: EventSeats | undefined;
  /** Empty if nothing is chosen yet. */
  first: string;
  firstSeats: number;
  /** What was submitted and refused. */
  sent: FormValues | undefined;
  /** Seats that the person has already and would give back. */
  own?: { sessionId: string; seats: number } | undefined;
}

/** The number of people and the session they chose, with the currently free seats. */
export function useChoice({ slug, bands, seats, first, firstSeats, sent, own }: ChoiceStart) {
  const live = useSeats(bands.length > 0 ? [slug] : [])?.[slug] ?? seats;
  const known = new Map(Object.entries(live?.sessions ?? {}));
  const people = peopleChoices(bands, own?.seats);
  const within = (count: unknown) => {
    const number = Math.floor(Number(count)) || 1;
    return people.includes(number) ? number : number < 1 ? 1 : (people.at(-1) ?? 1);
  };
  const sessions = bands.flatMap((band) => band.sessions);
  const sentSession = sessions.find(({ id }) => id === sent?.["session"]);
  const [id, setId] = useState(sentSession?.id ?? first);
  const [count, setCount] = useState(within(sent?.["seats"] ?? firstSeats));
  const [isAsked, setAsked] = useState(false);

  const seatsOf = (session: ChoiceSession) => withOwn(session, sessionSeats(session, known), own);
  const fit = (session: ChoiceSession): Fit => {
    const hasThem = own !== undefined && session.id === own.sessionId && count <= own.seats;
    return hasThem ? "fits" : fitOf(session, seatsOf(session), count);
  };
  const chosen = sessions.find((session) => session.id === id);
  const chosenFit = chosen && fit(chosen);
  const session = chosenFit === "fits" || chosenFit === "full" ? chosen : undefined;
  const hasFitting = (band: ChoiceBand) => band.sessions.some((each) => fit(each) === "fits");
  const bandOf = (sought: string) =>
    bands.find((band) => band.sessions.some((each) => each.id === sought));
  const [bandKey, setBandKey] = useState((bandOf(id) ?? bands.find(hasFitting) ?? bands[0])?.key);

  return {
    people,
    count,
    fit,
    seatsOf,
    max: (each: ChoiceSession) => maxSeats(each, seatsOf(each)),
    session,
    /** The band of the chosen session. */
    band: session && bandOf(session.id),
    shownBand: bands.find(({ key }) => key === bandKey) ?? bands[0],
    /** Chosen before, but too small for this many people. */
    lost: chosen && !session ? chosen : undefined,
    isWait: chosenFit === "full",
    waiting: session && seatsOf(session)?.waiting,
    /** A session was asked for, and none is chosen yet. */
    isAsked: isAsked && !session,
    choose: setId,
    chooseBand: ({ key }: ChoiceBand) => setBandKey(key),
    setCount: (next: number) => setCount(within(next)),
    askForSession: () => setAsked(true),
  };
}

export type Choice = ReturnType<typeof useChoice>;

/** One's own seats are free for oneself. */
function withOwn(
  { id, capacity }: ChoiceSession,
  seats: SessionSeats | undefined,
  own: ChoiceStart["own"],
): SessionSeats | undefined {
  if (!own || own.sessionId !== id) return seats;
  const left = Math.min(capacity, (takesSeats(seats) ? seats.left : 0) + own.seats);
  return { ...seats, left, capacity, state: "open" };
}
