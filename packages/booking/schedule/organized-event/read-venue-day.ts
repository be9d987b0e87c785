import type { VenueDay } from "@takujo/contracts/booking/schedule/organized-event";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { isUuid } from "@takujo/contracts/is-uuid";
import { venueMidnight } from "@takujo/i18n/format-date";
import type { Database } from "@takujo/runtime/database/database";
import { selectEventsAtVenue } from "./queries.ts";

interface Hours {
  start: number;
  end: number;
}

export const oneMinute = 60_000;

export const overlap = (one: Hours, other: Hours): boolean =>
  one.start < other.end && other.start < one.end;

const maxSpanMs = 30 * 24 * 60 * oneMinute;
/** Years with five digits are written differently, and the last day has no successor. */
const latest = Date.UTC(9999, 0);

/** Longer or later spans are typing mistakes. Invalid times compare as false. */
export const isComing = ({ start, end }: Hours, now: Date): boolean =>
  start < end && end > now.getTime() && end - start < maxSpanMs && end < latest;

/** The event among the others at its venue on that day; null without a venue or hours, or in the past. */
export async function readVenueDay(
  db: Database,
  eventId: string,
  { shared, texts }: ContentDocument,
  now: Date,
): Promise<VenueDay | null> {
  const [venueId, room] = [String(shared["venue"] ?? ""), String(texts.ja["room"] ?? "").trim()];
  const [start = 0, end = 0] = ["startsAt", "endsAt"].map((name) =>
    Date.parse(String(shared[name])),
  );
  if (!isUuid(venueId) || !isComing({ start, end }, now)) return null;
  const others = await selectEventsAtVenue(db, {
    eventId,
    venueId,
    startsAt: venueMidnight(new Date(start)),
    endsAt: venueMidnight(new Date(end), 1),
  });
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    room,
    others: others.map((other) => {
      const hours = { start: other.starts_at.getTime(), end: other.ends_at.getTime() };
      const otherRoom = other.room.trim();
      const isSameRoom = room === "" || otherRoom === "" || otherRoom === room;
      return {
        id: other.id,
        title: other.title,
        startsAt: other.starts_at.toISOString(),
        endsAt: other.ends_at.toISOString(),
        room: otherRoom,
        isClash: isSameRoom && overlap({ start, end }, hours),
      };
    }),
  };
}
