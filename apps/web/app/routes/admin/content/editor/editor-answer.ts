import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/platform/editing/content-document";

interface Saved {
  version: number;
  savedAt: string;
  problems: ContentProblem[];
}

/** What the action of an editor's page answers, unless it leads on to another address. */
export type EditorAnswer =
  | ({ ok: true } & Saved)
  /** Nobody knows whether it arrived. */
  | { ok: false; reason: "lost" }
  | {
      ok: false;
      reason: "conflict";
      /** Of the draft that is there now. */
      version: number;
      savedAt: string | null;
      savedBy: string | null;
      /** What was typed, for a page that came anew. */
      document: ContentDocument;
    }
  /** The draft is saved, but cannot be published. */
  | { ok: false; reason: "problems"; saved: Saved }
  | { ok: false; reason: "past" | "failed"; saved: Saved | null };
