import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { createContext, use } from "react";
import type { CoverChoices, EditorShape } from "./editor-shape.ts";

/** What the editor's own controls need besides the form. */
export interface EditorState {
  covers: CoverChoices;
  /** As typed: covers are generated from it. */
  slug: string;
  item: Pick<ContentItem, "published" | "state">;
  shape: EditorShape;
}

export const EditorContext = createContext<EditorState | null>(null);

export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error("A part of the editor stands outside of it");
  return editor;
}
