import { momentSchema } from "@takujo/contracts/moment";
import { z } from "zod";

/** The last row of a page: when it was made, to the microsecond as PostgreSQL says it, and its id. */
export interface Cursor {
  at: string;
  id: string;
}

/** Before every row, where the newest come first. */
export const beginning: Cursor = { at: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

const shape = z.tuple([momentSchema.and(z.iso.datetime({ precision: 6 })), z.uuid()]);

export const writeCursor = ({ at, id }: Cursor) => `${at}_${id}`;

/** Null for what no list ever gave out. */
export function parseCursor(text: string): Cursor | null {
  const found = shape.safeParse(text.split("_")).data;
  return found ? { at: found[0], id: found[1] } : null;
}

/** Whatever the address holds, a list can be shown: what makes no sense is the beginning. */
export const readCursor = (text = ""): Cursor => parseCursor(text) ?? beginning;
