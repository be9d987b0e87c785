import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { e2eEnv } from "../../tests/e2e/support/env.ts";
import { words } from "../../tests/e2e/support/words.ts";
import { processTrace } from "../../tests/support/programs/process-trace.ts";
import { runServer } from "../../tests/support/programs/run-server.ts";
import { runWorker } from "../../tests/support/programs/run-worker.ts";
import {
  type ReceivedSpan,
  startTraceReceiver,
} from "../../tests/support/services/trace-receiver.ts";
import { ensureBuild } from "../build/ensure-build.ts";
import { root } from "../env.ts";
import { startMailServer } from "../mailbox/mail-server.ts";
import { withSeededDatabase } from "../postgres/seeded-database.ts";
import { signInAll } from "./sign-in.ts";
import { traceWaterfall } from "./trace-waterfall.ts";

/** Of the seed. */
const person = "kotori@example.jp";
const mailTimeoutMs = 20_000;
const untilExported = 3_000;
const { reserving } = words.en;

/** Makes a reservation in a real browser, and a picture of its trace for the docs: `node tools/shots/trace-picture.ts`. */
await ensureBuild();
await withSeededDatabase("trace", async ({ url }) => {
  const collector = await startTraceReceiver();
  let mails = 0;
  const mailServer = await startMailServer({ onMail: () => void mails++ });
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const server = await runServer({ databaseUrl: url, env });
  const { origin } = server;
  const cookies = await signInAll({ person }, { origin, databaseUrl: url });
  const worker = await runWorker({ databaseUrl: url, smtpUrl: mailServer.url, env });
  const browser = await chromium.launch({
    executablePath: e2eEnv.chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext();
    await context.addCookies(cookies.person);
    const slug = await openEvent(url);
    // Compilation at the first request is not part of the measurement.
    await reserve(await context.newPage(), `${origin}/en/event/${await openEvent(url)}`);
    const root = await reserve(await context.newPage(), `${origin}/en/event/${slug}`);
    for (const until = Date.now() + mailTimeoutMs; mails < 2; await pause(50)) {
      if (Date.now() > until) throw new Error("the mail did not come");
    }
    await pause(untilExported);
    const spans = [root, ...collector.spans.filter(({ traceId }) => traceId === root.traceId)];
    await draw(await context.newPage(), spans);
  } finally {
    await browser.close();
    await Promise.all([server.stop(), worker.stop(), mailServer.stop()]);
    collector.stop();
  }
});

async function openEvent(databaseUrl: string): Promise<string> {
  const pool = createPool({ connectionString: databaseUrl, onError: () => {} });
  const db = createDatabase(pool);
  const day = 86_400_000;
  const startsAt = new Date(Date.now() + (200 + Math.random() * 100) * day);
  const { id, slug } = await createEvent(db, { startsAt });
  const opensAt = new Date(Date.now() - day);
  await createEventSession(db, { eventId: id, startsAt, opensAt, changeDeadline: startsAt });
  await pool.end();
  return slug;
}

/** Gives the confirming request as the browser saw it, as the first span of its trace. */
async function reserve(page: Page, eventAddress: string): Promise<ReceivedSpan> {
  const [traceId, spanId] = [randomBytes(16).toString("hex"), randomBytes(8).toString("hex")];
  await page.goto(`${eventAddress}/reservation/new`);
  const main = page.getByRole("main");
  await main.locator('[name="seats"][value="1"]').check();
  await main.getByRole("button", { name: reserving.choose.submit }).click();
  await main.getByRole("timer").waitFor();
  const field = (name: string) => main.locator(`form [name="${name}"]`);
  await field("name").fill("Mary Wells");
  await field("phone").fill("+44 20 7946 0958");
  await field("nickname").fill("Mary");
  await field("agreed").check();
  await page.route("**", (route) =>
    route.request().method() === "POST"
      ? route.continue({
          headers: { ...route.request().headers(), ...processTrace(traceId, spanId) },
        })
      : route.continue(),
  );
  const finished = page.waitForEvent("requestfinished", (each) => each.method() === "POST");
  await main.getByRole("button", { name: reserving.form.confirm }).click();
  const request = await finished;
  await page.getByRole("heading", { level: 1, name: reserving.success.heading }).waitFor();
  const { startTime, responseEnd } = request.timing();
  const nanoseconds = (moment: number) => String(BigInt(Math.round(moment * 1_000)) * 1_000n);
  await page.close();
  return {
    service: "browser",
    traceId,
    spanId,
    name: `the visitor presses "${reserving.form.confirm}"`,
    startTimeUnixNano: nanoseconds(startTime),
    endTimeUnixNano: nanoseconds(startTime + responseEnd),
    attributes: {},
    isError: false,
  };
}

async function draw(page: Page, spans: ReceivedSpan[]): Promise<void> {
  await page.setViewportSize({ width: 1_280, height: 400 });
  await page.setContent(traceWaterfall(spans));
  const path = join(root, "docs/pictures/trace-of-a-reservation.png");
  await page.locator("svg").screenshot({ path });
  console.log(`${spans.length} spans in ${path}`);
}
