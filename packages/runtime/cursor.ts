import { momentSchema } from "@takujo/contracts/moment";
import { z } from "zod";

/** The last row of a page: its time, in PostgreSQL's microseconds, and its id. */
export interface Cursor {
  at: string;
  id: string;
}

/** Before every row, in lists with the newest first. */
export const startCursor: Cursor = { at: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

const shape = z.tuple([momentSchema.and(z.iso.datetime({ precision: 6 })), z.uuid()]);

export const writeCursor = ({ at, id }: Cursor) => `${at}_${id}`;

/** Null if no list can have issued it. */
export function parseCursor(text: string): Cursor | null {
  const found = shape.safeParse(text.split("_")).data;
  return found ? { at: found[0], id: found[1] } : null;
}

/** An invalid cursor shows the first page. */
export const readCursor = (text = ""): Cursor => parseCursor(text) ?? startCursor;
