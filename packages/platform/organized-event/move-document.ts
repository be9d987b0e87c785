import { randomUUID } from "node:crypto";
import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/platform/editing/content-document";

const oneDay = 86_400_000;
/** Japan has no summer time: a day is always as long as another. */
const ofJapan = 9 * 3_600_000;

/** The day at the venue, or null while the document has none. */
export function dayOf({ shared }: ContentDocument): string | null {
  const startsAt = Date.parse(String(shared["startsAt"] ?? ""));
  if (Number.isNaN(startsAt)) return null;
  return new Date(startsAt + ofJapan).toISOString().slice(0, 10);
}

/** The same event on another day: all hours, openings and deadlines by as many days later, and sessions of its own. */
export function moveDocument(document: ContentDocument, from: string, to: string): ContentDocument {
  const days = (Date.parse(to) - Date.parse(from)) / oneDay;
  const later = (moment: FieldValue | undefined): string => {
    const time = Date.parse(String(moment ?? ""));
    return Number.isNaN(time) ? "" : new Date(time + days * oneDay).toISOString();
  };
  const { shared, texts, sessions = [] } = document;
  return {
    shared: {
      ...shared,
      slug: slugOn(String(shared["slug"] ?? ""), to),
      doorsAt: later(shared["doorsAt"]),
      startsAt: later(shared["startsAt"]),
      endsAt: later(shared["endsAt"]),
    },
    // What was said of one evening is not said of the next.
    texts: { ja: withoutNotice(texts.ja), en: withoutNotice(texts.en) },
    sessions: sessions.map((session) => ({
      ...session,
      id: randomUUID(),
      calledOff: false,
      startsAt: later(session.startsAt),
      endsAt: later(session.endsAt),
      opensAt: later(session.opensAt),
      closesAt: later(session.closesAt),
      changeDeadline: later(session.changeDeadline),
      decisionDeadline: later(session.decisionDeadline),
    })),
  };
}

function withoutNotice(text: ContentDocument["texts"]["ja"]): ContentDocument["texts"]["ja"] {
  return "notice" in text ? { ...text, notice: "" } : text;
}

const longestSlug = 80;

/** `go-club` and `go-club-2026-12-05` are both followed by `go-club-2026-12-12`. */
function slugOn(slug: string, day: string): string {
  if (slug === "") return "";
  const base = slug.replace(/-\d{4}-\d{2}-\d{2}$/, "").slice(0, longestSlug - day.length - 1);
  return `${base.replace(/-+$/, "")}-${day}`;
}
