import { ensureBuild } from "./ensure-build.ts";
import { reports } from "./requirements/test-reports.ts";
import { runCommand } from "./run-command.ts";

// Integration tests run the real server, which serves the built front end.
await ensureBuild();
const [first, ...others] = process.argv.slice(2);
/** `npm test -- --through=pgbouncer …` */
const isThroughPgbouncer = first === "--through=pgbouncer";
const wanted = isThroughPgbouncer ? others : process.argv.slice(2);
// Only a whole run may tell what is proven (`npm run requirements`).
const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports.unit.file}`];
const isWhole = wanted.length === 0 && !isThroughPgbouncer;
const { code } = await runCommand("vitest", ["run", ...(isWhole ? report : wanted)], {
  env: isThroughPgbouncer ? { TEST_THROUGH: "pgbouncer" } : {},
});
process.exitCode = code;
