import { runCommand } from "../run-command.ts";

/** The last release that this commit comes after; null if there is none, or the clone does not reach back to it. */
export async function lastTag(): Promise<string | null> {
  const args = ["describe", "--tags", "--abbrev=0", "--match", "v*"];
  const { code, output } = await runCommand("git", args, { quiet: true });
  return code === 0 ? output.trim() : null;
}
