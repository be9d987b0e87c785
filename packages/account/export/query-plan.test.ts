import {
  createManyEvenings,
  createManyPlayers,
  tablesOfPlayers,
} from "@takujo/db/testing/create-many";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAtIn,
  tablesReadWhole,
} from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { deleteReplaced, deleteSubscription, selectDevices } from "../push/queries.ts";
import { selectRows } from "./queries.ts";

const { db } = await createTestDatabase();
const userId = "player-1";

beforeAll(async () => {
  await createManyPlayers(db, 400, 350);
  await createManyEvenings(db);
});

describe("among 1,000 accounts with years behind them", () => {
  it.each<[string, Parameters<typeof explainQueries>[1]]>([
    ["an export", (db) => selectRows(db, { userId })],
    ["devices", (db) => selectDevices(db, { userId, now: new Date() })],
    [
      "devices that are replaced",
      (db) =>
        deleteReplaced(db, { userId, sessionId: userId, keptId: crypto.randomUUID(), max: 5 }),
    ],
    [
      "a device that is gone",
      (db) =>
        deleteSubscription(db, {
          endpoint: "https://push.example/x",
          publicKey: "x",
          authSecret: "x",
        }),
    ],
  ])("%s reads only what is the person's", async (_, look) => {
    const plans = await explainQueries(db, look);
    expect(plans).toHaveLength(1);
    for (const table of tablesOfPlayers) expect(tablesReadWhole(plans)).not.toContain(table);
    for (const plan of plans) expect(rowsLookedAtIn(tablesOfPlayers, plan)).toBeLessThan(1_000);
  });

  it("the deletion of one reads no table whole, nor do its triggers", async () => {
    const read = await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("user").where("id", "=", userId).execute();
      const { rows } = await sql<{ table: string }>`
        select relname as table from pg_stat_xact_user_tables where seq_tup_read > 0`.execute(
        transaction,
      );
      return rows.map(({ table }) => table);
    });
    for (const table of tablesOfPlayers) expect(read).not.toContain(table);
  });
});
