import { useState } from "react";
import type { FormValues } from "../../../ui/form/form-result.ts";
import type { EventSeats } from "../../event/seats.ts";
import { sessionSeats, takesSeats } from "../../event/session-seats.ts";
import { useSeats } from "../../event/use-seats.ts";
import { type ChoiceBand, type ChoiceSession, isChoosable, mostSeats } from "./choice.ts";

interface ChoiceStart {
  slug: string;
  bands: ChoiceBand[];
  /** As of when the page was rendered. */
  seats: EventSeats | undefined;
  first: string;
  firstSeats: number;
  /** What was submitted and refused. */
  sent: FormValues | undefined;
}

/** The chosen session and number of seats, with the currently free seats. */
export function useChoice({ slug, bands, seats, first, firstSeats, sent }: ChoiceStart) {
  const live = (useSeats([slug])?.[slug] ?? seats)?.sessions ?? {};
  const known = new Map(Object.entries(live));
  const sentSession = bands
    .flatMap(({ sessions }) => sessions)
    .find(({ id }) => id === sent?.["session"]);
  const [id, setId] = useState(sentSession?.id ?? first);
  const [wanted, setWanted] = useState(String(sent?.["seats"] ?? firstSeats));
  const seatsOf = (session: ChoiceSession) => sessionSeats(session, known);
  const band = bands.find(({ sessions }) => sessions.some((session) => session.id === id));
  const session = band?.sessions.find((own) => own.id === id);
  const own = session && seatsOf(session);
  const most = session ? mostSeats(session, own) : 1;
  const count = Math.min(Math.max(1, Math.floor(Number(wanted)) || 1), most);
  return {
    band,
    session,
    known,
    seatsOf,
    most,
    mostOfAny: Math.max(...bands.flatMap(({ sessions }) => sessions.map((own) => own.maxSeats))),
    count,
    /** The text in the field, which may be empty while typing. */
    text: wanted === "" ? "" : String(count),
    left: own?.left ?? 0,
    waiting: own?.waiting,
    isWait: own !== undefined && !takesSeats(own) && own.state === "full",
    choose: setId,
    chooseBand: ({ sessions }: ChoiceBand) => {
      const free = sessions.find((other) => takesSeats(seatsOf(other)));
      setId((free ?? sessions.find((other) => isChoosable(seatsOf(other))))?.id ?? id);
    },
    setSeats: setWanted,
  };
}

export type Choice = ReturnType<typeof useChoice>;
