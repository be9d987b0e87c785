import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../../../tools/env.ts";
import { runCommand } from "../../../tools/run-command.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { metricsPort } from "../../support/programs/metrics-port.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";

const compose = parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true });
const { environment, healthcheck } = compose.services.worker;
const database = await createTestDatabase();
const inbox = await startMailInbox();
const worker = await runWorker({
  databaseUrl: database.url,
  smtpUrl: inbox.url,
  env: { METRICS_PORT: "0" },
});
afterAll(() => worker.stop());

it("compose.yaml calls a worker healthy while it works, and no longer", async () => {
  const [kind, program, ...args] = healthcheck.test;
  expect(kind).toBe("CMD");
  // A port that is free in a container may be taken here.
  expect(environment).toHaveProperty("METRICS_PORT");
  const env = { METRICS_PORT: String(metricsPort(worker)) };
  const check = () => runCommand(join(root, program), args, { env, quiet: true });
  expect(await check()).toEqual({ code: 0, output: "" });
  await worker.stop();
  expect(await check()).toEqual({ code: 1, output: "" });
});
