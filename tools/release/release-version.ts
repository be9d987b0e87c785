import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { runCommand } from "../run-command.ts";

/** The last release that this commit comes after; null if there is none, or the clone does not reach back to it. */
export async function lastTag(): Promise<string | null> {
  const args = ["describe", "--tags", "--abbrev=0", "--match", "v*"];
  const { code, output } = await runCommand("git", args, { quiet: true });
  return code === 0 ? output.trim() : null;
}

interface Release {
  version: string;
  /** As 2026-11-16. */
  day: string;
  folder?: string;
}

const versionShape = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;
const heading = "## Unreleased\n";

/** Gives what is unreleased its version: in the changelog, in package.json and its lock, as a commit and as a tag. */
export function releaseVersion({ version, day, folder = root }: Release): void {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const path = (name: string) => join(folder, name);
  const former = (JSON.parse(readFileSync(path("package.json"), "utf8")) as { version: string })
    .version;
  // The first release may have the version that stands there already.
  const isFirst = git("tag", "--list", "v*").trim() === "";
  const order = compareVersions(version, former);
  if (order < 0 || (order === 0 && !isFirst)) {
    throw new Error(`${version} does not come after ${former}.`);
  }
  if (git("status", "--porcelain").trim() !== "") {
    throw new Error("Some changes are not committed. Commit or put them away first.");
  }
  if (git("tag", "--list", `v${version}`).trim() !== "") throw new Error(`v${version} is there.`);
  const changelog = closeUnreleased(readFileSync(path("CHANGELOG.md"), "utf8"), version, day);

  writeFileSync(path("CHANGELOG.md"), changelog.text);
  for (const name of ["package.json", "package-lock.json"]) setVersion(path(name), version);
  git("commit", "--all", "--quiet", "--message", `Release ${version}`);
  git("tag", "--annotate", `v${version}`, "--cleanup=verbatim", "--message", changelog.notes);
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => {
    const parts = versionShape.exec(version);
    if (!parts) throw new Error(`"${version}" is no version such as 0.2.0.`);
    return parts.slice(1).map(Number);
  });
  const difference = a?.map((part, index) => part - (b?.[index] ?? 0)).find((each) => each !== 0);
  return difference ?? 0;
}

/** The changelog with an empty "Unreleased" again, and what stood there. */
function closeUnreleased(text: string, version: string, day: string) {
  const start = text.indexOf(heading);
  if (start < 0) throw new Error('CHANGELOG.md has no "## Unreleased".');
  const bodyStart = start + heading.length;
  const nextSection = text.indexOf("\n## ", bodyStart);
  const bodyEnd = nextSection < 0 ? text.length : nextSection;
  const body = text.slice(bodyStart, bodyEnd).trim();
  const hasEntry = body.split("\n").some((line) => line.startsWith("- "));
  if (!hasEntry) throw new Error('Nothing stands under "Unreleased" in CHANGELOG.md.');
  const closed = `${heading}\n## ${version} (${day})\n\n${body}\n`;
  return {
    text: text.slice(0, start) + closed + text.slice(bodyEnd),
    notes: `Takujo ${version}\n\n${body}\n`,
  };
}

/** npm writes both files in this form too, so nothing else in them changes. */
function setVersion(file: string, version: string): void {
  const text = readFileSync(file, "utf8");
  const packages = JSON.parse(text) as { version: string; packages?: Record<string, object> };
  packages.version = version;
  const own = packages.packages?.[""];
  if (own) Object.assign(own, { version });
  writeFileSync(file, `${JSON.stringify(packages, null, 2)}\n`);
}
