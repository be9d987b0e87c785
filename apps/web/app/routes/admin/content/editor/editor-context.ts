import type { ContentProblem } from "@takujo/contracts/platform/editing/content-document";
import { createContext, use } from "react";
import type { CoverChoices } from "./editor-shape.ts";

export interface EditorState {
  /** Those to be shown at their fields. */
  problems: readonly ContentProblem[];
  covers: CoverChoices;
  /** As it is typed: covers are drawn from it. */
  slug: string;
  /** For changes that no control tells of, such as a row that was taken out. */
  touch: () => void;
}

export const EditorContext = createContext<EditorState | null>(null);

export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error("A part of the editor stands outside of it");
  return editor;
}
