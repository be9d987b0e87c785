import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/platform/editing/content-document";

export interface SessionChange {
  id: string;
  /** Those who know it are told. */
  isMoved: boolean;
  isCalledOff: boolean;
  addedSeats: number;
}

/** What happens to the sessions that are public when the draft takes the place of what is. */
export function compareEvents(before: ContentDocument, after: ContentDocument): SessionChange[] {
  const isRelocated = before.shared["venue"] !== after.shared["venue"];
  return (before.sessions ?? []).map((session) => {
    const then = after.sessions?.find(({ id }) => id === session.id);
    const isCalledOff = !session.calledOff && then?.calledOff === true;
    return {
      id: session.id,
      // Nobody is told of new hours of what will not take place.
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
