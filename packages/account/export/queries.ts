import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { accountRows } from "./account-queries.ts";
import { bookingRows } from "./booking-queries.ts";
import { playerRows } from "./player-queries.ts";

/**
 * All rows of a person by table name, in one snapshot. Only credentials are left out: tokens and passwords.
 * `export-person.test.ts` fails while a table with a foreign key to "user" is missing.
 */
export const selectRows = prepareQuery((db, argument: Argument<{ userId: string }>) => {
  const userId = argument("userId");
  return db.selectNoFrom([
    ...accountRows(db, userId),
    ...bookingRows(db, userId),
    ...playerRows(db, userId),
  ]);
});
