import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import type pg from "pg";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { notePooled } from "../../support/database/pooled-address.ts";
import { type Person, signInCrowd } from "../crowd/people.ts";
import {
  drillOrigin,
  type Program,
  type ServerOptions,
  type ServerProgram,
  serverProgram,
  workerProgram,
} from "./programs.ts";
import type { Stage } from "./stage.ts";

/** What one drill works with. All that it starts ends with it. */
export interface Scene {
  databaseUrl: string;
  db: Database;
  pool: pg.Pool;
  stage: Stage;
  /** Reports progress. */
  say(line: string): void;
  people(count: number, role?: "user" | "admin"): Promise<Person[]>;
  startServers(count: number, options?: Partial<ServerOptions>): Promise<ServerProgram[]>;
  startWorker(smtpUrl: string, env?: Record<string, string>): Promise<Program>;
  /** Something else to be ended with it. */
  atEnd(end: () => unknown): void;
}

const shownErrors = 3;
const shownOfError = 200;

export async function withScene<Result>(
  stage: Stage,
  say: (line: string) => void,
  use: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const database = await stage.freshDatabase();
  const pool = createPool({ connectionString: database.url, onError: () => {} });
  const ends: (() => unknown)[] = [];
  const programs: Program[] = [];
  const started = async <Started extends Program>(program: Started): Promise<Started> => {
    programs.push(program);
    ends.push(() => program.end("SIGKILL"));
    await program.start();
    return program;
  };
  const programUrl = stage.pooler?.through(database.url) ?? database.url;
  if (stage.pooler) notePooled(programUrl, { directUrl: database.url, ...stage.pooler });
  try {
    return await use({
      databaseUrl: database.url,
      db: createDatabase(pool),
      pool,
      stage,
      say,
      people: (count, role) => signInCrowd(pool, count, drillOrigin, role),
      startServers: async (count, options) => {
        const ports = await Promise.all(Array.from({ length: count }, freePort));
        return Promise.all(
          ports.map((port) =>
            started(serverProgram({ databaseUrl: programUrl, port, ...options })),
          ),
        );
      },
      startWorker: (smtpUrl, env) => started(workerProgram(programUrl, smtpUrl, env)),
      atEnd: (end) => void ends.push(end),
    });
  } finally {
    for (const end of ends.reverse()) await end();
    const errors = programs.flatMap((program) => program.errors());
    for (const line of errors.slice(0, shownErrors)) say(`logged: ${line.slice(0, shownOfError)}`);
    await pool.end();
    await database.drop();
  }
}
