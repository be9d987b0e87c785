import { expect, inject, it } from "vitest";
import { hostile } from "../../load/drill/hostile/hostile.ts";
import { locks } from "../../load/drill/overload/locks.ts";
import { stageOn } from "../../load/drill/stage.ts";

const stage = stageOn(inject("serverUrl"), inject("templateName"));
const timeout = 300_000;

/** Small ones, like those in `drill.test.ts`. */
const drills = [
  // Few at once: many pages rendered in one turn of a slow machine are no fault of any of them.
  hostile({ requests: 600, seconds: 180, seed: 20_261_116, connections: 4 }),
  locks({ tables: ["session"], seconds: 2, callers: 1 }),
];

it.each(drills)("$name: $promise", { timeout }, async (drill) => {
  const { broken } = await drill.run(stage, () => {});
  expect(broken).toEqual([]);
});

it("the drill of locks finds a server that waits for as long as PostgreSQL does", {
  timeout,
}, async () => {
  const timeoutMs = "60000";
  const patient = locks({
    tables: ["session"],
    // Twice as long as a refusal may take.
    seconds: 10,
    callers: 1,
    env: {
      DATABASE_STATEMENT_TIMEOUT_MS: timeoutMs,
      DATABASE_LOCK_TIMEOUT_MS: timeoutMs,
      DATABASE_TRANSACTION_LOCK_TIMEOUT_MS: timeoutMs,
    },
  });
  const { broken } = await patient.run(stage, () => {});
  expect(broken.join()).toMatch(/hindered though not in need of it|late/);
});
