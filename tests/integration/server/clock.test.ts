import { runDueWork } from "@takujo/booking/tables/index";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { reserving } from "../../support/reserving.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { waitUntil } from "../support/wait-until.ts";

const { db, url: databaseUrl } = await createTestDatabase();
const minute = 60_000;
const day = 24 * 60 * minute;
const shiftedBy = (ms: number) => [
  "--import",
  `./tests/support/programs/shifted-clock.ts?ms=${ms}`,
];
const setClock = ({ process }: RunningProgram, shiftMs: number) =>
  new Promise<void>((resolve) => process.send({ shiftMs }, () => resolve()));
const timesLogged = ({ logs }: RunningProgram, words: string) =>
  logs().filter((line) => line.includes(words)).length;

describe("a worker whose clock is 25 hours ahead", async () => {
  const { player, session } = await reserving(db);
  const inbox = await startMailInbox();
  const inMonth = () => new Date(Date.now() + 30 * day);

  /** Waits until the worker has done what is due by now. */
  async function untilDueWorkIsDone() {
    const holder = await player();
    const { id } = await holder.hold(await session({ capacity: 1, startsAt: inMonth() }));
    await sql`update reservation set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      db,
    );
    await waitUntil(async () => (await holder.read(id)).state === "expired");
  }

  async function waitingPerson(sessionId: string) {
    const waiter = await player();
    return { waiter, waiting: await waiter.join(sessionId) };
  }

  it("leaves an offer alone that PostgreSQL's clock gives more time, and begins no job until it is right", async () => {
    const id = await session({ capacity: 1, startsAt: inMonth() });
    const holder = await player();
    const held = await holder.hold(id);
    const { waiter, waiting } = await waitingPerson(id);
    await runDueWork(db, new Date(held.expiresAt ?? ""));
    expect((await waiter.read(waiting.id)).state).toBe("offered");
    await sql`update reservation set expires_at = now() + interval '23 hours' where id = ${waiting.id}`.execute(
      db,
    );
    const { waiter: second } = await waitingPerson(id);

    const worker = await runWorker({
      databaseUrl,
      smtpUrl: inbox.url,
      nodeArguments: shiftedBy(25 * 60 * minute),
    });
    afterAll(() => worker.stop());
    await waitUntil(() => timesLogged(worker, "the clock is wrong") === 1);
    // The second is found by a later round, so that a whole one is behind it.
    await untilDueWorkIsDone();
    await untilDueWorkIsDone();
    expect((await waiter.read(waiting.id)).state).toBe("offered");
    expect(inbox.mails).toEqual([]);

    await setClock(worker, 0);
    await inbox.untilSentTo(second.email);
    await waitUntil(() => timesLogged(worker, "the clock is right again") === 1);

    // And when it jumps while the worker runs.
    await setClock(worker, -day);
    await waitUntil(() => timesLogged(worker, "the clock is wrong") === 2);
    const { waiter: later } = await waitingPerson(id);
    await untilDueWorkIsDone();
    expect(inbox.sentTo(later.email)).toEqual([]);
    await setClock(worker, 0);
    await inbox.untilSentTo(later.email);
  });
});

it("a server whose clock is ten minutes behind is not ready until it is right", async () => {
  const server = await runServer({
    databaseUrl,
    env: { ROLES: "platform,games,auth" },
    nodeArguments: shiftedBy(-10 * minute),
  });
  afterAll(() => server.stop());
  const status = async () => (await fetch(`${server.origin}/readyz`)).status;
  await waitUntil(() => timesLogged(server, "the clock is wrong") === 1);
  expect(await status()).toBe(503);
  await setClock(server, 0);
  await waitUntil(async () => (await status()) === 200);
  await setClock(server, minute);
  await waitUntil(async () => (await status()) === 503);
});
