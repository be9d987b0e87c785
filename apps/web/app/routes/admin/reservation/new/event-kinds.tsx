import type { AdminSessionsEvent } from "@takujo/contracts/generated/games/types.gen";
import { KindFields } from "../../../reservation/kind-fields.tsx";
import { kindOfEvent } from "./kind-of-event.ts";

export type EventChoice = AdminSessionsEvent & { heading: string };

/** The kinds of an event's seats, under names that no other event in the form has. */
export const kindsOf = ({ id, prices }: EventChoice) =>
  prices.map((price) => ({ ...price, key: kindOfEvent(id, price.key) }));

type EventKindsProps = { events: EventChoice[]; sessionId: string };

/** Those of the event whose session is chosen; without scripts, those of all, each under its name. */
export function EventKinds({ events, sessionId }: EventKindsProps) {
  const isOnly = events.length === 1;
  return events
    .filter(({ prices }) => prices.length > 0)
    .map((event) => (
      <div
        key={event.id}
        className="new-kinds"
        data-chosen={isOnly || event.sessions.some(({ id }) => id === sessionId) || undefined}
      >
        {!isOnly && <p lang={event.locale}>{event.heading}</p>}
        <KindFields kinds={kindsOf(event)} fee={event.fee} max={maxSeats(event)} />
      </div>
    ));
}

const maxSeats = ({ sessions }: EventChoice) =>
  Math.min(100, Math.max(1, ...sessions.map(({ capacity }) => capacity)));
