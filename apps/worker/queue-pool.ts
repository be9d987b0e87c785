import { setTimeout as pause } from "node:timers/promises";
import type { createPool, Database } from "@takujo/runtime/database/database";
import { isDatabaseUnavailable } from "@takujo/runtime/database/database-errors";
import type { Logger } from "@takujo/runtime/logger";
import { unlockJobsOf } from "./presence/queries.ts";

type Pool = ReturnType<typeof createPool>;
type Statement = string | { name?: string; text: string; values?: unknown[] };
type Answer = { rows: { id?: string }[] };
interface Connection {
  query(text: string, values?: unknown[]): Promise<Answer>;
  release(destroy?: boolean): void;
}

export interface QueuePoolOptions {
  /** How long a write is tried again while PostgreSQL is away. */
  patienceMs?: number;
  /** Without, the queue is not told of new jobs, and looks for them at its poll interval only. */
  isListening?: boolean;
  /** While it says no, no job is taken. */
  mayTake?: () => boolean;
  /** The queue cannot go on. */
  onFailure: (error: unknown) => void;
}

const retryIntervalMs = 500;
const lookIntervalMs = 1_000;

/** Of the statements of graphile-worker 0.18, by their names and texts (`sql/`, `taskIdentifiers.js`). */
const kindOf = (statement: Statement): "take" | "result" | "tasks" | "other" => {
  const { name = "", text } = typeof statement === "string" ? { text: statement } : statement;
  if (name.startsWith("get_job")) return "take";
  if (/^(?:complete|fail)_jobs?(?:_q)?\//.test(name)) return "result";
  return text.includes("_private_tasks as tasks") ? "tasks" : "other";
};

/**
 * The pool for the queue, which goes on when PostgreSQL was away. By itself the queue ends if a result cannot be written, pauses
 * for up to three minutes after "the database system is starting up", and keeps a job locked for hours if the answer by
 * which it took the job was lost.
 */
export function createQueuePool(
  pool: Pool,
  { patienceMs = 20_000, isListening = true, mayTake = () => true, onFailure }: QueuePoolOptions,
) {
  /** Taken, and the result is not yet written. */
  const held = new Set<string>();
  let taking = 0;
  let mayHaveLostJob = false;
  let unlocking: Promise<void> | undefined;
  let isStopping = false;

  async function persist<Result>(attempt: () => Promise<Result>, forMs: number): Promise<Result> {
    const endsAt = performance.now() + forMs;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (isStopping || performance.now() > endsAt || !isDatabaseUnavailable(error)) throw error;
        await pause(retryIntervalMs);
      }
    }
  }

  /** Connects for its first statement, whose kind says how long to try. */
  function lazyConnection() {
    let connection: Connection | undefined;
    const connected = async () => (connection ??= await pool.connect());
    const send = async (...sent: [Statement, unknown[]?]): Promise<Answer> =>
      (await connected()).query(...(sent as [string, unknown[]?]));
    async function take(...sent: [Statement, unknown[]?]): Promise<Answer> {
      if (!mayTake()) return { rows: [] };
      await unlocking;
      taking++;
      try {
        await connected();
        const answer = await send(...sent).catch((error: unknown) => {
          mayHaveLostJob = true;
          throw error;
        });
        for (const { id } of answer.rows) if (id) held.add(id);
        return answer;
      } finally {
        taking--;
      }
    }
    /** Both kinds may run twice: the queue names the jobs, and inserts tasks only if they are missing. */
    const write = (...sent: [Statement, unknown[]?]): Promise<Answer> =>
      persist(async () => {
        try {
          return await send(...sent);
        } catch (error) {
          connection?.release(true);
          connection = undefined;
          throw error;
        }
      }, patienceMs);
    return {
      async query(...sent: [Statement, unknown[]?]): Promise<Answer> {
        const kind = kindOf(sent[0]);
        if (kind === "take") return take(...sent).catch(withoutLongPause);
        if (kind === "other") return send(...sent).catch(withoutLongPause);
        const answer = await write(...sent).catch((error: unknown) => {
          // The queue remembers that it found no tasks, and would take no job ever again.
          if (kind === "tasks") onFailure(error);
          throw error;
        });
        if (kind === "result") for (const id of jobsOf(sent[0])) held.delete(id);
        return answer;
      },
      release() {
        connection?.release();
        connection = undefined;
      },
    };
  }

  return {
    pool: Object.assign(Object.create(pool) as Pool, {
      /** With a callback, for the listener: it connects again by itself. */
      connect(callback?: Parameters<Pool["connect"]>[0]) {
        if (!callback) return Promise.resolve(lazyConnection());
        if (isListening) pool.connect(callback);
      },
      /** For the schedule, whose pauses grow too. */
      query: async (...sent: [string, unknown[]?]) => {
        const connection = await persist(() => pool.connect(), Number.POSITIVE_INFINITY);
        try {
          return await connection.query(...sent);
        } finally {
          connection.release();
        }
      },
    }),
    /**
     * Unlocks jobs that a statement took whose answer was lost. Only while no other is held: the queue can unlock all jobs of a
     * worker, not single ones.
     */
    freeLostJobs(db: Database, poolId: string, logger: Logger) {
      const look = async () => {
        if (!mayHaveLostJob || unlocking || taking > 0 || held.size > 0) return;
        mayHaveLostJob = false;
        unlocking = unlockJobsOf(db, poolId).catch((error: Error) => {
          mayHaveLostJob = true;
          logger.warn({ reason: error.message }, "lost jobs could not be looked for");
        });
        await unlocking;
        unlocking = undefined;
      };
      const looking = setInterval(look, lookIntervalMs);
      return () => clearInterval(looking);
    },
    /** From now on nothing is tried again. */
    stop() {
      isStopping = true;
    },
  };
}

/** Without their codes the queue asks again at its next poll, instead of after pauses of its own that grow to minutes. */
function withoutLongPause(error: unknown): never {
  throw isDatabaseUnavailable(error)
    ? new Error((error as Error).message, { cause: error })
    : error;
}

/** The jobs whose result a statement writes. */
function jobsOf(statement: Statement): string[] {
  const { name = "", values = [] } = statement as Exclude<Statement, string>;
  if (/^fail_job(?:_q)?\//.test(name)) {
    return (JSON.parse(String(values[1])) as { jobId: string }[]).map(({ jobId }) => jobId);
  }
  return [values[0]].flat().map(String);
}
