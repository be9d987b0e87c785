import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import { createContext, use } from "react";
import type { CoverChoices } from "./editor-shape.ts";

export interface EditorState {
  /** The problems to show at their fields. */
  problems: readonly ContentProblem[];
  covers: CoverChoices;
  /** As typed: covers are generated from it. */
  slug: string;
  /** For changes that fire no input event, such as a removed row. */
  touch: () => void;
}

export const EditorContext = createContext<EditorState | null>(null);

export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error("A part of the editor stands outside of it");
  return editor;
}
