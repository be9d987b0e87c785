import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";

export interface SessionChange {
  id: string;
  /** People who know the former time or place are told. */
  isMoved: boolean;
  isCalledOff: boolean;
  addedSeats: number;
}

/** What publishing the draft does to the sessions that are public now. */
export function compareEvents(before: ContentDocument, after: ContentDocument): SessionChange[] {
  const isRelocated = before.shared["venue"] !== after.shared["venue"];
  return (before.sessions ?? []).map((session) => {
    const then = after.sessions?.find(({ id }) => id === session.id);
    const isCalledOff = !session.calledOff && then?.calledOff === true;
    return {
      id: session.id,
      // A session that is called off announces no new hours.
      isMoved: !isCalledOff && then !== undefined && (isRelocated || hasOtherHours(session, then)),
      isCalledOff,
      addedSeats: (then?.capacity ?? 0) - (session.capacity ?? 0),
    };
  });
}

function hasOtherHours(before: SessionDocument, after: SessionDocument): boolean {
  return (
    Date.parse(before.startsAt) !== Date.parse(after.startsAt) ||
    Date.parse(before.endsAt) !== Date.parse(after.endsAt)
  );
}
