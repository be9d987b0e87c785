import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { runCommand } from "../run-command.ts";

/** Each release with its commit, oldest first, so that a clone without tags knows them. `npm run release` writes it. */
const record = "tools/release/releases.json";

export interface Released {
  version: string;
  /** As 2026-11-16. */
  day: string;
  commit: string;
}

export const releasesIn = (folder: string): Released[] =>
  JSON.parse(readFileSync(join(folder, record), "utf8")) as Released[];

/** Null if there is none, or the clone does not reach back to it. */
export async function lastRelease(): Promise<Released | null> {
  const last = releasesIn(root).at(-1);
  if (!last) return null;
  const { code } = await runCommand("git", ["cat-file", "-e", `${last.commit}^{commit}`], {
    quiet: true,
  });
  return code === 0 ? last : null;
}

interface Release extends Omit<Released, "commit"> {
  folder?: string;
}

const versionShape = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;
const heading = "## Unreleased\n";
const kustomization = "deploy/kubernetes/kustomization.yaml";

/**
 * Gives what is unreleased its version: in the changelog, in package.json and its lock, and in the manifests, as a commit and as a
 * tag. A second commit records the first, which cannot name itself.
 */
export function releaseVersion({ version, day, folder = root }: Release): void {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const path = (name: string) => join(folder, name);
  const former = (JSON.parse(readFileSync(path("package.json"), "utf8")) as { version: string })
    .version;
  // The first release may have the version that stands there already.
  const releases = releasesIn(folder);
  const isFirst = releases.length === 0;
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
  const manifests = readFileSync(path(kustomization), "utf8");
  writeFileSync(path(kustomization), manifests.replaceAll(/(?<=newTag: ).+/g, version));
  git("commit", "--all", "--quiet", "--message", `Release ${version}`);
  git("tag", "--annotate", `v${version}`, "--cleanup=verbatim", "--message", changelog.notes);
  const released = { version, day, commit: git("rev-parse", "HEAD").trim() };
  writeFileSync(path(record), `${JSON.stringify([...releases, released], null, 2)}\n`);
  git("commit", "--all", "--quiet", "--message", `Record release ${version}`);
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
