import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/platform/editing/content-document";

/** The field that tells a save in passing from one that leads to another page. */
export const quietField = "quiet";

interface Saved {
  version: number;
  savedAt: string;
  problems: ContentProblem[];
}

/** Nothing was saved. What was typed goes back, for a page that comes anew. */
export type SaveRefusal =
  | {
      ok: false;
      reason: "conflict";
      /** Of the draft that is there now. */
      version: number;
      savedAt: string | null;
      savedBy: string | null;
      document: ContentDocument;
    }
  | { ok: false; reason: "unsaved"; document: ContentDocument };

/** What the action of an editor's page answers, unless it leads on to another address. */
export type EditorAnswer =
  | ({ ok: true } & Saved)
  /** Nobody knows whether it arrived. */
  | { ok: false; reason: "lost" }
  | SaveRefusal
  /** The draft is saved, but what else was asked for could not be done. */
  | { ok: false; reason: "problems" | "past" | "unchanged" | "failed"; saved: Saved | null };
