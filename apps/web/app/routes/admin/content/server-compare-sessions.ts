import type { Locale } from "@takujo/contracts/locale";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/platform/editing/content-document";
import { fieldWords } from "./editor/server-editor-shape.ts";
import { venueMoment } from "./editor/text-control.tsx";
import type { FieldChange } from "./server-compare-documents.ts";
import { difference, shortened } from "./server-difference.ts";

/** Of an event: its sessions, one to a line. */
export function compareSessions(
  before: ContentDocument | null,
  after: ContentDocument,
  locale: Locale,
): FieldChange[] {
  const words = fieldWords(locale);
  const written = (document: ContentDocument | null) =>
    (document?.sessions ?? []).map((session) => `${lineOf(session, words)}\n`).join("");
  const stretches = difference(written(before), written(after));
  if (!stretches.some(({ kind }) => kind !== "same")) return [];
  return [
    {
      part: "shared",
      field: "sessions",
      label: words("contentFields.label.sessions"),
      stretches: shortened(stretches),
    },
  ];
}

function lineOf(session: SessionDocument, words: ReturnType<typeof fieldWords>): string {
  const { letter, names, capacity, calledOff, startsAt, endsAt, minPlayers } = session;
  const moment = (time: string) => venueMoment(time).replace("T", " ");
  const seats = words("contentFields.session.seats", { capacity: capacity ?? 0 });
  const least =
    minPlayers === null ? "" : words("contentFields.session.least", { count: minPlayers });
  const off = calledOff ? words("contentFields.session.off") : "";
  return [letter, names.ja, names.en, `${moment(startsAt)}–${moment(endsAt)}`, seats, least, off]
    .filter(Boolean)
    .join(" ");
}
