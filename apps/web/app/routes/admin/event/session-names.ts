import type { SessionDocument } from "@takujo/contracts/platform/editing/content-document";

export type SessionField = Exclude<keyof SessionDocument, "id" | "names"> | "names" | "nameEn";

/** The list of ids says which sessions there are, and in which order. */
export const sessionIds = "session.id";
export const sessionControl = (id: string, field: SessionField) => `session.${id}.${field}`;
export const sessionAnchor = (id: string) => `session-${id}`;
