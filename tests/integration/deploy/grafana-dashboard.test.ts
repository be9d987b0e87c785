import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../tools/env.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { metricsPort } from "../../support/programs/metrics-port.ts";
import { runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { goodDetails } from "../../support/reserving.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { type RunningPrometheus, runPrometheus } from "../../support/services/run-prometheus.ts";
import { signingIn } from "../../support/signed-in.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

interface Panel {
  title: string;
  type: string;
  description?: string;
  targets?: { expr: string }[];
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const { panels } = JSON.parse(read("deploy/grafana/takujo.json")) as { panels: Panel[] };
const queries = panels.flatMap(({ title, description = "", targets = [] }) =>
  targets.map(({ expr }) => ({
    title,
    expr,
    isOnlyAfterFault: description.startsWith("Only after a fault"),
  })),
);

const database = await createTestDatabase();
const inbox = await startMailInbox();
const ends: (() => Promise<unknown>)[] = [];
let prometheus: RunningPrometheus;

beforeAll(async () => {
  const env = { METRICS_PORT: "0" };
  const server = await runServer({ databaseUrl: database.url, env });
  ends.push(() => server.stop());
  const worker = await runWorker({ databaseUrl: database.url, smtpUrl: inbox.url, env });
  ends.push(() => worker.stop());
  prometheus = await runPrometheus({
    targets: {
      "takujo-server": [metricsPort(server)],
      "takujo-worker": [metricsPort(worker)],
    },
  });
  ends.push(prometheus.stop);
  const call = { request: (path: string, init: RequestInit) => fetch(server.origin + path, init) };
  const signedIn = await signingIn(database.db, call, "/api/v1", server.origin);
  const event = await createEvent(database.db);
  const session = await createEventSession(database.db, { eventId: event.id });
  /** A rate needs something that goes on. */
  const reserve = async () => {
    await visit(server.origin, "/news");
    const person = await signedIn();
    const held = await person.call("POST", "/reservations", { sessionId: session.id, seats: 1 });
    const { id } = (await held.json()) as { id: string };
    const confirmed = await person.call("POST", `/reservations/${id}/confirm`, goodDetails);
    expect(confirmed.status).toBe(200);
  };
  await reserve();
  await waitUntil(
    async () => (await prometheus.query("takujo_seat_gate_batch_size_count > 0")).length > 0,
  );
  await reserve();
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

describe("the dashboard for Grafana", () => {
  it("has its rows, and no panel without a query", () => {
    const rows = panels.filter(({ type }) => type === "row").map(({ title }) => title);
    expect(rows).toEqual([
      "Visitors",
      "Seats and reservations",
      "Database",
      "Queue and mail",
      "Process",
    ]);
    for (const { type, targets, title } of panels) {
      if (type !== "row") expect(targets?.length, title).toBeGreaterThan(0);
    }
  });

  it.each(queries.filter(({ isOnlyAfterFault }) => !isOnlyAfterFault))(
    "$title: $expr has data",
    async ({ expr }) => {
      await waitUntil(async () =>
        (await prometheus.query(expr)).some(({ value }) => Number.isFinite(value)),
      );
    },
  );

  it.each(queries.filter(({ isOnlyAfterFault }) => isOnlyAfterFault))(
    "$title: $expr is understood, and empty while all is well",
    async ({ expr }) => {
      expect(await prometheus.query(expr)).toEqual([]);
    },
  );

  it("reads nothing that no process tells and no rule records", async () => {
    const recorded = new Set(read("deploy/prometheus/rules.yaml").match(/(?<=record: )\S+/g));
    const named = new Set(
      queries.flatMap(({ expr }) => expr.match(/\b(?:takujo|nodejs|process)[_:][\w:]+/g) ?? []),
    );
    expect(named.size).toBeGreaterThan(15);
    for (const name of named) {
      if (name.includes(":")) expect(recorded).toContain(name);
      else expect(await prometheus.query(name), name).not.toEqual([]);
    }
  });
});
