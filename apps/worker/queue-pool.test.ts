import type { createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import { silentLogger } from "../../tests/support/silent-logger.ts";
import { createQueuePool } from "./queue-pool.ts";

const { db, url } = await createTestDatabase({ isDirect: true });

type Pool = ReturnType<typeof createPool>;
type Query = (statement: { name?: string; text: string; values?: unknown[] }) => Promise<unknown>;

const startingUp = Object.assign(new Error("the database system is starting up"), {
  code: "57P03",
});
const broken = new Error("Connection terminated unexpectedly");

/** A queue over connections that answer as told. */
function queueOver(answer: Query, patienceMs = 5_000) {
  const released: unknown[] = [];
  let connections = 0;
  const failures: unknown[] = [];
  const pool = {
    connect: async () => {
      connections++;
      return { query: answer, release: (destroy?: boolean) => released.push(destroy) };
    },
  } as unknown as Pool;
  const queue = createQueuePool(pool, {
    patienceMs,
    onFailure: (error) => failures.push(error),
  });
  const ask: Query = async (statement) => {
    const connection = await queue.pool.connect();
    try {
      return await connection.query(statement);
    } finally {
      connection.release();
    }
  };
  return { queue, ask, released, failures, connections: () => connections };
}

const take = { name: "get_job/graphile_worker", text: "update", values: ["pool-1", [1]] };
const complete = { name: "complete_job/graphile_worker", text: "delete", values: ["7"] };
const tasks = { text: "select id, identifier from graphile_worker._private_tasks as tasks" };

describe("a job", () => {
  it("is asked for again at the next poll, not after the queue's own pauses for a database that starts", async () => {
    const { ask } = queueOver(() => Promise.reject(startingUp));
    await expect(ask(take)).rejects.toMatchObject({ message: startingUp.message });
    await expect(ask(take)).rejects.not.toHaveProperty("code");
  });

  it("that is done is noted over a new connection once PostgreSQL is back", async () => {
    const answers = [broken, startingUp, startingUp];
    const { ask, released, connections } = queueOver(async () => {
      const error = answers.shift();
      if (error) throw error;
      return { rows: [] };
    });
    await expect(ask(complete)).resolves.toEqual({ rows: [] });
    expect(connections()).toBe(4);
    expect(released).toEqual([true, true, true, undefined]);
  });

  it("that is done ends the queue if it cannot be noted for long, or is refused", async () => {
    const away = queueOver(() => Promise.reject(broken), 0);
    await expect(away.ask(complete)).rejects.toBe(broken);
    const refusal = Object.assign(new Error("syntax error"), { code: "42601" });
    await expect(queueOver(() => Promise.reject(refusal)).ask(complete)).rejects.toBe(refusal);
  });

  it("that is done is not noted again once the worker stops", async () => {
    const { ask, queue } = queueOver(() => Promise.reject(broken));
    queue.stop();
    await expect(ask(complete)).rejects.toBe(broken);
  });
});

it("a queue that could not learn its tasks is ended, because it would take no job any more", async () => {
  const { ask, failures } = queueOver(() => Promise.reject(broken), 0);
  await expect(ask(tasks)).rejects.toBe(broken);
  expect(failures).toEqual([broken]);
});

describe("a job that was taken by a statement whose answer was lost", () => {
  /** A statement reaches PostgreSQL, and its answer does not come back if it is to be lost. */
  async function overPostgres() {
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    const state = { losesAnswers: false };
    const over = queueOver(async (statement) => {
      const answer = await client.query(statement);
      if (state.losesAnswers) throw broken;
      return answer;
    });
    return { ...over, state };
  }

  const addJob = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.add_job('index-search', '{}'::json)`.execute(db);
    return rows[0]?.id ?? "";
  };
  const taking = (id: string, poolId: string) => ({
    name: "get_job/graphile_worker",
    text: `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = $1, locked_at = now()
      where id = $2 returning *`,
    values: [poolId, id],
  });
  const isLocked = async (id: string) => {
    const { rows } = await sql<{ locked: boolean }>`
      select locked_at is not null as locked from graphile_worker.jobs where id = ${id}`.execute(
      db,
    );
    return rows[0]?.locked;
  };

  it("is freed, but not while the worker holds another", async () => {
    const { ask, queue, state } = await overPostgres();
    const [own, lost] = [await addJob(), await addJob()];
    onTestFinished(queue.freeLostJobs(db, "pool-1", silentLogger));
    await ask(taking(own, "pool-1"));
    state.losesAnswers = true;
    await expect(ask(taking(lost, "pool-1"))).rejects.toThrow(broken.message);
    state.losesAnswers = false;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([await isLocked(own), await isLocked(lost)]).toEqual([true, true]);
    await ask({
      name: "complete_job/graphile_worker",
      text: "delete from graphile_worker._private_jobs where id = $1",
      values: [own],
    });
    await expect.poll(() => isLocked(lost), { timeout: 10_000 }).toBe(false);
  });
});
