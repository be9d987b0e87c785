import { DomainError } from "@takujo/runtime/domain-error";

/** Where a page of a list ended: the moment, as exact as PostgreSQL has it, and the id. */
export interface Cursor {
  at: string;
  id: string;
}

export const beforeAll: Cursor = { at: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_([0-9a-f-]{36})$/;

export const writeCursor = ({ at, id }: Cursor): string => `${at}_${id}`;

export function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return beforeAll;
  const [, at, id] = shape.exec(text) ?? [];
  if (!at || !id) throw new DomainError("invalid-input", "No page ended there.");
  return { at, id };
}
