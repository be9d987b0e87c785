import { parseArgs } from "node:util";
import { alerts } from "../tests/load/drill/alerts/alerts.ts";
import { crowd } from "../tests/load/drill/crowd/crowd.ts";
import type { Drill, Finding } from "../tests/load/drill/drill.ts";
import { failover } from "../tests/load/drill/failover/failover.ts";
import { guards } from "../tests/load/drill/guards/guards.ts";
import { habits } from "../tests/load/drill/habits/habits.ts";
import { hostile } from "../tests/load/drill/hostile/hostile.ts";
import { huge } from "../tests/load/drill/huge/huge.ts";
import { lending } from "../tests/load/drill/lending/lending.ts";
import { mailOnce } from "../tests/load/drill/mail/mail-once.ts";
import { mailOutage } from "../tests/load/drill/mail/mail-outage.ts";
import { message } from "../tests/load/drill/mail/message.ts";
import { mutants } from "../tests/load/drill/mutants/mutants.ts";
import { locks } from "../tests/load/drill/overload/locks.ts";
import { overload } from "../tests/load/drill/overload/overload.ts";
import { pgbouncer, withPgbouncer } from "../tests/load/drill/overload/pgbouncer.ts";
import { durability } from "../tests/load/drill/recovery/durability.ts";
import { halfOpen } from "../tests/load/drill/recovery/half-open.ts";
import { restore } from "../tests/load/drill/recovery/restore.ts";
import { demo } from "../tests/load/drill/releases/demo.ts";
import { migrateUnderLoad } from "../tests/load/drill/releases/migrate-under-load.ts";
import { previousRelease } from "../tests/load/drill/releases/previous-release.ts";
import { rollingRestart } from "../tests/load/drill/releases/rolling-restart.ts";
import { ship } from "../tests/load/drill/releases/ship.ts";
import { twoBuilds } from "../tests/load/drill/releases/two-builds.ts";
import { everyPath } from "../tests/load/drill/seats/every-path.ts";
import { oversell } from "../tests/load/drill/seats/oversell.ts";
import { safeRetry } from "../tests/load/drill/seats/safe-retry.ts";
import { waitlist } from "../tests/load/drill/seats/waitlist.ts";
import { type Stage, withPrivateStage } from "../tests/load/drill/stage.ts";
import { readShardArgument } from "./requirements/shards.ts";

const { values } = parseArgs({
  options: {
    /** One JSON object instead of lines. */
    json: { type: "boolean", default: false },
    /** `pgbouncer`: what the programs reach PostgreSQL through. */
    through: { type: "string" },
    /** Drills by their names, with commas between. */
    only: { type: "string" },
    /** For how many seconds the mail server is away. */
    "mail-down": { type: "string", default: "60" },
    /** For the drill of hostile requests: how many, and a seed that was printed before. */
    requests: { type: "string", default: "100000" },
    seed: { type: "string" },
    /** For the drill of habits: how many steps, only these habits and pages (by their ids), a mistake to put back, and only what it takes to meet each habit. */
    steps: { type: "string", default: "20000" },
    habits: { type: "string" },
    pages: { type: "string" },
    fault: { type: "string" },
    /** `1/2`: of two processes beside each other, the first. */
    shard: { type: "string" },
    small: { type: "boolean", default: false },
    /** For the drill of locks: only these tables, with commas between. */
    tables: { type: "string" },
    /** For the drill of the previous release: a commit or tag, if not the last release. */
    from: { type: "string" },
    /** For the drill of a huge site. */
    reservations: { type: "string", default: "10000000" },
    /** For the drills of guards and mutants: only those in files whose path contains it. */
    within: { type: "string" },
  },
});
/** Three run for hours, one takes 15 GB of disk, the others need podman, pgBackRest, PgBouncer, Patroni, a former version, or root with Prometheus or nftables. */
const onlyWhenAsked = new Set([
  "alerts",
  "demo",
  "failover",
  "guards",
  "habits",
  "half-open",
  "huge",
  "mutants",
  "pgbouncer",
  "previous-release",
  "restore",
  "ship",
]);

const wanted = values.only?.split(",");
const drills: Drill[] = [
  oversell({
    attempts: 50_000,
    seats: 2_000,
    people: 10_000,
    connections: 64,
    control: { attempts: 6_000, seats: 1_000, sessions: 20 },
  }),
  everyPath({ steps: 10_000 }),
  safeRetry({ keys: 1_000 }),
  durability({ killsOfEach: 5 }),
  mailOnce({ mails: 2_000, kills: 5 }),
  message({ recipients: 10_000, kills: 3, codes: 3 }),
  mailOutage({ seconds: Number(values["mail-down"]) }),
  lending({ nights: 20, marks: 200 }),
  waitlist({ cancels: 200, waiters: 500, newcomers: 500 }),
  overload({ times: 10, floods: 10 }),
  crowd({ pages: 10_000 }),
  rollingRestart({ restarts: 20 }),
  twoBuilds({ replacements: 8 }),
  migrateUnderLoad({ migrations: 20, events: 5_000 }),
  hostile({
    requests: Number(values.requests),
    seconds: 2_400,
    ...(values.seed && { seed: Number(values.seed) }),
  }),
  habits({
    steps: values.small ? 0 : Number(values.steps),
    ...(values.seed && { seed: Number(values.seed) }),
    only: values.habits?.split(","),
    pages: values.pages?.split(","),
    fault: values.fault,
    shard: readShardArgument(`--shard=${values.shard}`),
    isSmall: values.small,
  }),
  locks({ seconds: 5, callers: 1, ...(values.tables && { tables: values.tables.split(",") }) }),
  halfOpen({ seconds: 30, callers: 2 }),
  guards({ within: values.within, minutes: 180 }),
  mutants({ within: values.within, minutes: 60 }),
  huge({ reservations: Number(values.reservations) }),
  ship(),
  demo(),
  alerts(),
  restore({ secondsOfLoad: 20 }),
  failover({ timesEach: 5 }),
  previousRelease({ from: values.from }),
  pgbouncer({ seconds: 60, connections: 20 }),
].filter(({ name }) => (wanted ? wanted.includes(name) : !onlyWhenAsked.has(name)));
if (drills.length === 0) {
  console.error(`There is no drill "${values.only}".`);
  process.exit(1);
}

const progress = (line: string) => console.error(line);
const results: ({ name: string; promise: string; passed: boolean; seconds: number } & Finding)[] =
  [];

await withPrivateStage((stage) =>
  values.through === "pgbouncer" ? withPgbouncer(stage, progress, runAll) : runAll(stage),
);

async function runAll(stage: Stage): Promise<void> {
  for (const { name, promise, run } of drills) {
    progress(`\n${name}: ${promise}`);
    const startedAt = performance.now();
    const finding = await run(stage, (line) => progress(`  ${line}`)).catch(
      (error: Error): Finding => ({ figures: {}, broken: [error.stack ?? error.message] }),
    );
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const passed = finding.broken.length === 0;
    results.push({ name, promise, passed, seconds, ...finding });
    if (!values.json) print(results.at(-1) as (typeof results)[number]);
  }
}
const passed = results.every((result) => result.passed);
if (values.json) console.log(JSON.stringify({ passed, drills: results }, null, 2));
process.exitCode = passed ? 0 : 1;

function print({ name, passed, seconds, figures, broken }: (typeof results)[number]): void {
  console.log(`${passed ? "kept  " : "BROKEN"} ${name} (${seconds} s)`);
  for (const [what, value] of Object.entries(figures)) console.log(`         ${what}: ${value}`);
  for (const fault of broken) console.log(`       ! ${fault}`);
}
