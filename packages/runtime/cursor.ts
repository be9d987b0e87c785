import { z } from "zod";

/** The last row of a page: when it was made, to the microsecond as PostgreSQL says it, and its id. */
export interface Cursor {
  at: string;
  id: string;
}

/** Before every row, where the newest come first. */
const beginning: Cursor = { at: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

const shape = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export const writeCursor = ({ at, id }: Cursor) => `${at}_${id}`;

/** Whatever the address holds, a list can be shown: what makes no sense is the beginning. */
export function readCursor(text: string | undefined): Cursor {
  const found = shape.safeParse(text?.split("_")).data;
  return found ? { at: found[0], id: found[1] } : beginning;
}
