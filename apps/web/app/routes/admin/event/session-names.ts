import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import type { FieldChoice } from "../content/editor/editor-shape.ts";

export type SessionField = Exclude<keyof SessionDocument, "id" | "names"> | "names" | "nameEn";

/** Its values are the session ids, in order. */
export const sessionIds = "session.id";
export const sessionControl = (id: string, field: SessionField) => `session.${id}.${field}`;
export const sessionAnchor = (id: string) => `session-${id}`;

/** The options for a table. */
export interface SessionChoices {
  games: FieldChoice[];
  guides: FieldChoice[];
}
