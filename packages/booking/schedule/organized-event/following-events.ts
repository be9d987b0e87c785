import { contentState, dayOf, type FoundContent, findContent } from "@takujo/content/editing/index";
import type { FollowingEvents } from "@takujo/contracts/booking/schedule/organized-event";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectPeople, selectSeriesItems } from "./queries.ts";
import { toldOfCancellation } from "./read-consequences.ts";

export interface FollowingEvent {
  id: string;
  /** Its day at the venue. */
  day: string;
  found: FoundContent;
  /** It is public, so there may be reservations. */
  isPublic: boolean;
}

/** The later events of the series that are still to come and not canceled, in their order. */
export async function findFollowing(
  db: Database,
  eventId: string,
  now: Date,
): Promise<FollowingEvent[]> {
  const items = await selectSeriesItems(db, { eventId });
  const own = items.find((item) => item.event_id === eventId);
  const following: FollowingEvent[] = [];
  for (const { event_id: id, day } of items.filter((item) => own && item.day > own.day)) {
    const found = await findIfThere(db, id);
    if (!found || found.stored?.state === "cancelled" || isOver(found, now)) continue;
    const state = found.stored?.state ?? "draft";
    following.push({
      id,
      day: dayOf((found.stored ?? found).document) ?? day,
      found,
      isPublic: state === "published" || state === "changed",
    });
  }
  return following;
}

export async function listFollowing(
  db: Database,
  eventId: string,
  now = new Date(),
): Promise<FollowingEvents> {
  const following = await findFollowing(db, eventId, now);
  const items = await Promise.all(
    following.map(async ({ id, day, found, isPublic }) => ({
      id,
      day,
      state: contentState(found.status),
      isPublic,
      ifCancelled: isPublic
        ? toldOfCancellation(await selectPeople(db, { eventId: id }), now)
        : { mails: 0, calls: 0 },
    })),
  );
  return { items };
}

/** A draft of the series may have been discarded. */
async function findIfThere(db: Database, itemId: string): Promise<FoundContent | null> {
  try {
    return await findContent(db, { kind: "event", itemId });
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}

function isOver({ stored, document }: FoundContent, now: Date): boolean {
  return Date.parse(String((stored?.document ?? document).shared["endsAt"])) <= now.getTime();
}
