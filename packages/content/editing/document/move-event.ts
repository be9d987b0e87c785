import { randomUUID } from "node:crypto";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { daysBetween, shiftEvent } from "@takujo/contracts/content/editing/shift-event";
import { dayAtVenue } from "@takujo/contracts/venue-time";

/** The day at the venue, or null if the document has none. */
export function dayOf({ shared }: ContentDocument): string | null {
  const startsAt = Date.parse(String(shared["startsAt"] ?? ""));
  if (Number.isNaN(startsAt)) return null;
  return dayAtVenue(new Date(startsAt));
}

/** The same event on another day: all hours and deadlines move by the same number of days, and the sessions are new. */
export function moveEvent(document: ContentDocument, from: string, to: string): ContentDocument {
  const days = daysBetween(from, to);
  const { shared, texts, sessions = [] } = shiftEvent(document, { days, time: 0 });
  return {
    shared: { ...shared, slug: slugOn(String(shared["slug"] ?? ""), to) },
    // A notice about one event does not apply to the next.
    texts: { ja: withoutNotice(texts.ja), en: withoutNotice(texts.en) },
    sessions: sessions.map((session) => ({ ...session, id: randomUUID(), calledOff: false })),
  };
}

function withoutNotice(text: ContentDocument["texts"]["ja"]): ContentDocument["texts"]["ja"] {
  return "notice" in text ? { ...text, notice: "" } : text;
}

const maxSlugLength = 80;

/** `go-club` and `go-club-2026-12-05` are both followed by `go-club-2026-12-12`. */
function slugOn(slug: string, day: string): string {
  if (slug === "") return "";
  const base = slug.replace(/-\d{4}-\d{2}-\d{2}$/, "").slice(0, maxSlugLength - day.length - 1);
  // A slug has no double hyphens.
  return `${base.endsWith("-") ? base.slice(0, -1) : base}-${day}`;
}
