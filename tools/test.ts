import { ensureBuild } from "./ensure-build.ts";
import { reports } from "./requirements/test-reports.ts";
import { runCommand } from "./run-command.ts";

// Integration tests run the real server, which serves the built front end.
await ensureBuild();
const wanted = process.argv.slice(2);
// Only a whole run may tell what is proven (`npm run requirements`).
const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports.unit.file}`];
const { code } = await runCommand("vitest", ["run", ...(wanted.length === 0 ? report : wanted)]);
process.exitCode = code;
