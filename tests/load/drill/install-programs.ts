import { existsSync } from "node:fs";
import { runCommand, runOrFail } from "../../../tools/run-command.ts";

/** Installs the Debian packages of those programs that are not there: by the program's name or path, the package's. */
export async function installPrograms(
  programs: Record<string, string>,
  say: (line: string) => void,
): Promise<void> {
  const isThere = async (program: string) =>
    program.startsWith("/")
      ? existsSync(program)
      : (await runCommand("which", [program], { quiet: true })).code === 0;
  const missing = new Set<string>();
  for (const [program, name] of Object.entries(programs)) {
    if (!(await isThere(program))) missing.add(name);
  }
  if (missing.size === 0) return;
  say(`installing ${[...missing].join(", ")}`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...missing];
  await runOrFail("apt-get", ["update", "-qq"], { quiet: true });
  await runOrFail("apt-get", install, { quiet: true, env });
}
