import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";

/** References from an event and its sessions: the fields that hold them. */
const derived = { games: "game", guides: "guide" } as const;

type EventField = keyof typeof derived;

function ofTables(field: EventField, sessions: readonly SessionDocument[]): string[] {
  return sessions.map((session) => session[derived[field]].toLowerCase()).filter((id) => id !== "");
}

function listed(field: EventField, { shared }: ContentDocument): string[] {
  const ids = shared[field];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** Everything the event's page names: the references of its tables, in their order, then those chosen for the event. */
export function allReferences(field: EventField, document: ContentDocument): string[] {
  return [...new Set([...ofTables(field, document.sessions ?? []), ...listed(field, document)])];
}

/** Leaves out references that tables have too, so that changing the game of a table leaves no former one. */
export function withoutTableReferences(document: ContentDocument): ContentDocument {
  const besides = (field: EventField) => {
    const known = ofTables(field, document.sessions ?? []);
    return listed(field, document).filter((id) => !known.includes(id.toLowerCase()));
  };
  return {
    ...document,
    shared: { ...document.shared, games: besides("games"), guides: besides("guides") },
  };
}
