import type { VenueDay } from "@takujo/contracts/booking/organized-event";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { isUuid } from "@takujo/contracts/is-uuid";
import { venueMidnight } from "@takujo/i18n/format-date";
import type { Database } from "@takujo/runtime/database/database";
import { isComing, overlap } from "./hours.ts";
import { selectEventsAtVenue } from "./queries.ts";

/** The event among the others at its venue on its day; null for one without a place, without hours or in the past. */
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
