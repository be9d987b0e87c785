import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createManyReservations } from "@takujo/db/testing/create-many";
import type pg from "pg";
import { migrate } from "../../../../packages/db/migrate.ts";
import { root } from "../../../../tools/env.ts";
import { type Drill, promises } from "../drill.ts";
import { mixedCallers, type Reply } from "../overload/mixed-calls.ts";
import {
  ninetyNine,
  prepareCrowd,
  startWholeServer,
  untilNormal,
  wordsFor,
} from "../overload/mixed-crowd.ts";
import { startPostbox } from "../postbox.ts";
import { withScene } from "../scene.ts";

export interface MigrateUnderLoadSize {
  migrations: number;
  /** How many there are to index, twenty parties each. */
  events: number;
}

const warmUpTimeoutMs = 60_000;
const maxAnswerMs = 1_000;
/** Compared with the time before any migration: on a busy machine only the ratio means something. */
const maxSlowdown = 2;
const callIntervalMs = 1_000;
const migrationIntervalMs = 1_000;
/** Measures what is usual. */
const before = 10_000;

/** Indexes are added to tables that a mixed crowd reads and writes meanwhile. */
export const migrateUnderLoad = ({ migrations, events }: MigrateUnderLoadSize): Drill => ({
  name: "migrate-under-load",
  promise: `${migrations} migrations with "create index concurrently" under load: no 5xx, 99 % answered within ${maxAnswerMs / 1_000} s or ${maxSlowdown} times what was usual`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      await createManyReservations(scene.db, events);
      const crowd = await prepareCrowd(scene);
      const postbox = await startPostbox();
      scene.atEnd(postbox.stop);
      const server = await startWholeServer(scene);
      const worker = await scene.startWorker(postbox.url);
      const warmedUp = await untilNormal(server.port, mixedCallers(crowd), warmUpTimeoutMs);
      expect(warmedUp.strange.length === 0, `before any: ${warmedUp.strange.join(", ")}`);

      const replies = { before: [] as Reply[], meanwhile: [] as Reply[] };
      let current = replies.before;
      let isOver = false;
      const visiting = mixedCallers(crowd).map(async (caller) => {
        await pause(Math.random() * callIntervalMs);
        while (!isOver) {
          const asked = current;
          asked.push(await caller.call(server.port));
          await pause(callIntervalMs);
        }
      });
      const folder = mkdtempSync(join(tmpdir(), "takujo-migrations-"));
      scene.atEnd(() => rmSync(folder, { recursive: true }));
      cpSync(join(root, "packages/db/migrations"), folder, { recursive: true });
      await pause(before);
      say("migrating");
      current = replies.meanwhile;
      const times: number[] = [];
      const applied: string[] = [];
      try {
        for (const [name, text] of await indexMigrations(scene.pool, migrations)) {
          writeFileSync(join(folder, name), text);
          const began = performance.now();
          await migrate(scene.databaseUrl, (line) => void applied.push(line), { folder });
          times.push(Math.round(performance.now() - began));
          await pause(migrationIntervalMs);
        }
      } finally {
        isOver = true;
      }
      await Promise.all(visiting);

      const faults = replies.meanwhile.filter(({ status }) => status >= 500 || status === 0);
      const late = ninetyNine(replies.meanwhile);
      const usual = ninetyNine(replies.before);
      const { rows } = await scene.pool.query<{ indexes: number }>(
        `select count(*)::integer as indexes from pg_index
        where indisvalid and indexrelid::regclass::text like 'drill_index_%'`,
      );
      expect(applied.length === migrations, `${applied.length} were applied`);
      expect(rows[0]?.indexes === migrations, `${rows[0]?.indexes} indexes are there`);
      expect(faults.length === 0, `failed: ${faults.map(wordsFor).join(", ")}`);
      const bound = Math.max(maxAnswerMs, maxSlowdown * usual);
      expect(late < bound, `99 % took ${late} ms`);
      expect(server.isRunning() && worker.isRunning(), "a program has ended");
      return {
        broken,
        figures: {
          "parties in the tables": events * 20,
          "migrations applied": applied.length,
          "the longest of them (ms)": Math.max(...times),
          requests: replies.meanwhile.length,
          "5xx or no answer": faults.length,
          "99 % within (ms)": late,
          slowest: slowestOf(replies.meanwhile),
          "99 % before any (ms)": usual,
        },
      };
    }),
});

const slowestOf = (replies: Reply[]) =>
  replies
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 3)
    .map(({ kind, milliseconds }) => `${kind} ${Math.round(milliseconds)} ms`)
    .join(", ");

/** Names and texts, each for an index on a column of the tables that are written to most. */
async function indexMigrations(pool: pg.Pool, count: number): Promise<[string, string][]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select quote_ident(table_name) as table, quote_ident(column_name) as column
    from information_schema.columns
    where table_schema = 'public' and data_type in ('uuid', 'integer', 'timestamp with time zone')
      and table_name in ('reservation', 'event_session', 'event', 'event_text', 'user', 'session')
    order by table_name <> 'reservation', table_name, column_name limit $1`,
    [count],
  );
  return rows.map(({ table, column }, number) => [
    `99990000${String(number).padStart(6, "0")}_drill.sql`,
    `-- no transaction\ncreate index concurrently if not exists drill_index_${number} on ${table} (${column});\n`,
  ]);
}
