import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { runOrFail } from "../run-command.ts";

/** What differs from `ref`, committed or not, and what git does not know yet. */
export async function changedFiles(ref: string): Promise<string[]> {
  const git = (...args: string[]) => runOrFail("git", args, { quiet: true });
  const lists = await Promise.all([
    git("diff", "--name-only", "--no-renames", ref),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  return lists.flatMap((list) => list.split("\n")).filter((file) => file !== "");
}

/** `--changed`, or `--changed=main`: the ref to compare with. */
export function readChangedArgument(argument: string | undefined): string | undefined {
  if (argument === "--changed") return "HEAD";
  return argument?.startsWith("--changed=") ? argument.slice("--changed=".length) : undefined;
}

/** A file that was deleted has no tests to run, but those of others. */
export const isThere = (file: string) => existsSync(join(root, file));
