import type { Database } from "@takujo/runtime/database/database";
import { inBatches } from "@takujo/runtime/database/delete-in-batches";
import {
  blankDetails,
  blankNotes,
  deleteFriendSeats,
  deleteProposals,
} from "./old-details-queries.ts";

const storedFor = 90 * 24 * 3_600_000;

/** Deletes names, telephones, mail addresses and notes that are no longer needed; the number of people stays. */
export async function blankOldDetails(db: Database, now = new Date()): Promise<void> {
  const endedBefore = new Date(now.getTime() - storedFor);
  for (const blank of [blankDetails, blankNotes, deleteFriendSeats, deleteProposals]) {
    await inBatches(async (limit) => (await blank(db, { endedBefore, limit })).length);
  }
}
