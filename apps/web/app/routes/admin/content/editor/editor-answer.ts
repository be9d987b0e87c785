import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import type { LostAnswer } from "../../../../ui/submission/survive-lost-connection.ts";

/** The field that marks an autosave, as opposed to a save that leads to another page. */
export const quietField = "quiet";

/** Set by scripts, which focus the changed part themselves, so that the redirect needs no hash. */
export const scriptedField = "scripted";

/** The draft, or the published version if there is none. */
export interface Saved {
  version: number;
  savedAt: string | null;
  problems: ContentProblem[];
}

/** Nothing was saved. The typed values are returned, for a page that is rendered again. */
export type SaveRefusal =
  | {
      ok: false;
      reason: "conflict";
      /** The version of the current draft. */
      version: number;
      savedAt: string | null;
      savedBy: string | null;
      document: ContentDocument;
    }
  | { ok: false; reason: "unsaved"; document: ContentDocument };

/** Answer of an editor's action, unless it redirects. */
export type EditorAnswer =
  | ({ ok: true } & Saved)
  | (LostAnswer & { reason?: undefined })
  | SaveRefusal
  /** The draft is saved, but the requested action failed. */
  | { ok: false; reason: PlainRefusal; saved: Saved | null; field?: RefusedField | undefined }
  | ArchiveRefusal;

/** Why a published item cannot be hidden: it has reservations, or these events show it. */
export type ArchiveRefusal = { ok: false; saved: null } & (
  | { reason: "hasReservations" }
  | { reason: "usedByEvents"; events: { id: string; title: string }[] }
);

/** The control with an invalid time; without it, the time of publication is invalid. */
export interface RefusedField {
  name: string;
  typed: string;
}

export type PlainRefusal = "problems" | "past" | "skipped" | "unchanged" | "failed";
