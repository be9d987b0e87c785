import { sql } from "kysely";
import { expect, it } from "vitest";
import { explainQueries, rowsLookedAtIn } from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { countedJobs, selectQueueState } from "./queries.ts";

const { db } = await createTestDatabase();

interface JobsOptions {
  count: number;
  priority?: number;
  due: string;
  attempts?: number;
}

const addJobs = ({ count, priority = 0, due, attempts = 0 }: JobsOptions) =>
  sql`insert into graphile_worker._private_jobs (task_id, priority, run_at, attempts)
    select 1, ${priority}, now() + ${due}::interval, ${attempts} from generate_series(1, ${count}::integer)`.execute(
    db,
  );

it("the state of the queue tells of what is due and given up, by reading little of a long queue", async () => {
  expect(await selectQueueState(db)).toEqual({ waiting: 0, dead: 0, age: 0 });
  await addJobs({ count: 20_000, due: "1 day" });
  await addJobs({ count: 20_000, due: "2 days", priority: 5 });
  expect(await selectQueueState(db)).toEqual({ waiting: 0, dead: 0, age: 0 });
  await addJobs({ count: 3, due: "-10 minutes", priority: 5 });
  await addJobs({ count: 2, due: "-5 minutes" });
  await addJobs({ count: 4, due: "-1 hour", attempts: 25 });
  await sql`analyze graphile_worker._private_jobs`.execute(db);
  const state = await selectQueueState(db);
  expect(state).toMatchObject({ waiting: 5, dead: 4 });
  expect(state.age).toBeGreaterThanOrEqual(600);
  const [plan] = await explainQueries(db, selectQueueState);
  if (!plan) throw new Error("nothing was asked");
  expect(rowsLookedAtIn(["_private_jobs"], plan)).toBeLessThan(20);

  await addJobs({ count: 2 * countedJobs, due: "-1 minute" });
  expect((await selectQueueState(db)).waiting).toBe(countedJobs + 3);
});
