import { ensureBuild } from "./ensure-build.ts";
import { runCommand } from "./run-command.ts";

// Integration tests run the real server, which serves the built front end.
await ensureBuild();
const { code } = await runCommand("vitest", ["run", ...process.argv.slice(2)]);
process.exitCode = code;
