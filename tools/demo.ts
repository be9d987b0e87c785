import { setTimeout as pause } from "node:timers/promises";
import { demoMailPath } from "../packages/contracts/demo.ts";
import { readFilledAt } from "../packages/db/demo/fill-demo.ts";
import { nextReset } from "../packages/db/demo/next-reset.ts";
import { userSeeds } from "../packages/db/seed/user.ts";
import { type DemoEnv, readDemoEnv } from "./demo/env.ts";
import { resetDemo } from "./demo/reset-demo.ts";
import { startMailbox } from "./mailbox/mailbox.ts";
import { seedPostalAreas } from "./postal-codes/seed-postal-areas.ts";

const say = (line: string) => console.log(line);
/** Short enough for a machine that slept, or a clock that was set. */
const pollIntervalMs = 20_000;

const [verb] = process.argv.slice(2);
try {
  if (verb === undefined) await run(readDemoEnv());
  else if (verb === "now") await begin(readDemoEnv(), () => true);
  else throw new Error("Usage: demo, or demo now, which empties and fills it at once");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Runs a demo: its content, mailbox and nightly resets. */
async function run(env: DemoEnv): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stopping.abort());
  const isDue = (filledAt: Date) => new Date() >= nextReset(filledAt);
  await begin(env, isDue);
  const [organizer, guest] = userSeeds.map(({ email }) => email);
  const mailbox = await startMailbox({
    port: env.port,
    smtpPort: env.smtpPort,
    host: "0.0.0.0",
    origin: env.origin,
    basePath: demoMailPath,
    accounts: { organizer: organizer ?? "", guest: guest ?? "" },
  });
  say(`Mails to ${mailbox.smtpUrl} are shown at ${mailbox.url}, for visitors below ${env.origin}`);

  async function look(): Promise<void> {
    await begin(env, isDue);
    // Also if a reset was requested by `now`.
    const filledAt = await readFilledAt(env.databaseUrl);
    if (filledAt) mailbox.forgetBefore(filledAt);
    await seedPostalAreas(env.databaseUrl);
  }
  while (!stopping.signal.aborted) {
    // PostgreSQL may be away for a while; the next look comes soon.
    await look().catch((error: Error) => console.error(error.message));
    await pause(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => {});
  }
  await mailbox.stop();
}

async function begin(env: DemoEnv, isDue: (filledAt: Date) => boolean): Promise<void> {
  if (await resetDemo(env, isDue)) say("The demo has its sample content");
}
