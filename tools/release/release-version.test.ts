import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { releasesIn, releaseVersion } from "./release-version.ts";

const day = "2026-12-01";
const head = "# Changelog\n\nNewest first.\n\n";
let folder: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const release = (version: string) => releaseVersion({ version, day, folder });
function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "A change");
}
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "takujo-release-"));
  git("init", "--quiet", "--initial-branch=main");
  for (const [name, value] of [
    ["user.name", "Somebody"],
    ["user.email", "somebody@example.org"],
    ["commit.gpgSign", "false"],
    ["tag.gpgSign", "false"],
  ]) {
    git("config", name ?? "", value ?? "");
  }
  write("package.json", json({ name: "takujo", version: "0.1.0", scripts: { a: "b" } }));
  write(
    "package-lock.json",
    json({
      name: "takujo",
      version: "0.1.0",
      packages: { "": { version: "0.1.0" }, "node_modules/a": { version: "0.1.0" } },
    }),
  );
  write("CHANGELOG.md", `${head}## Unreleased\n\n### Added\n\n- Something.\n`);
  for (const place of ["deploy/kubernetes", "tools/release"]) {
    mkdirSync(join(folder, place), { recursive: true });
  }
  write("deploy/kubernetes/kustomization.yaml", "images:\n  - name: takujo\n    newTag: 0.1.0\n");
  write("tools/release/releases.json", "[]\n");
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a release", () => {
  it("moves what is unreleased to its version, in one commit with an annotated tag", () => {
    release("0.2.0");
    expect(read("CHANGELOG.md")).toBe(
      `${head}## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- Something.\n`,
    );
    expect(JSON.parse(read("package.json"))).toMatchObject({
      version: "0.2.0",
      scripts: { a: "b" },
    });
    expect(JSON.parse(read("package-lock.json"))).toMatchObject({
      version: "0.2.0",
      packages: { "": { version: "0.2.0" }, "node_modules/a": { version: "0.1.0" } },
    });
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "--format=%s").trim().split("\n")).toEqual([
      "Record release 0.2.0",
      "Release 0.2.0",
      "A change",
    ]);
    expect(git("cat-file", "-t", "v0.2.0").trim()).toBe("tag");
    const notes = git("for-each-ref", "--format=%(contents)", "refs/tags/v0.2.0");
    expect(notes).toContain("Takujo 0.2.0\n\n### Added\n\n- Something.");
    expect(git("show", "v0.2.0:deploy/kubernetes/kustomization.yaml")).toContain("newTag: 0.2.0");
  });

  it("is recorded with its commit, for clones without tags", () => {
    const base = git("rev-parse", "HEAD").trim();
    release("0.2.0");
    const tagged = git("rev-parse", "v0.2.0^{commit}").trim();
    expect(tagged).not.toBe(base);
    expect(releasesIn(folder)).toEqual([{ version: "0.2.0", day, commit: tagged }]);
    write("CHANGELOG.md", read("CHANGELOG.md").replace("Unreleased\n", "Unreleased\n\n- More.\n"));
    commit();
    git("tag", "--delete", "v0.2.0");
    expect(() => release("0.2.0")).toThrow("does not come after 0.2.0");
    release("0.3.0");
    expect(releasesIn(folder).map(({ version }) => version)).toEqual(["0.2.0", "0.3.0"]);
  });

  it("leaves former versions as they are", () => {
    release("0.2.0");
    write("CHANGELOG.md", read("CHANGELOG.md").replace("Unreleased\n", "Unreleased\n\n- More.\n"));
    commit();
    release("0.3.0");
    expect(read("CHANGELOG.md")).toBe(
      `${head}## Unreleased\n\n## 0.3.0 (2026-12-01)\n\n- More.\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- Something.\n`,
    );
  });

  it("may be the first of the version that stands there, but not the second", () => {
    release("0.1.0");
    write("CHANGELOG.md", read("CHANGELOG.md").replace("Unreleased\n", "Unreleased\n\n- More.\n"));
    commit();
    expect(() => release("0.1.0")).toThrow("does not come after 0.1.0");
  });

  it.each(["0.0.9", "1", "v0.2.0", "0.2.0-beta", "0.2", "", "0.2.0; rm -rf ."])(
    'refuses "%s", and changes nothing',
    (version) => {
      expect(() => release(version)).toThrow(/no version|does not come after/);
      expect(git("status", "--porcelain") + git("tag")).toBe("");
    },
  );

  it("refuses a tree with changes, also with a new file", () => {
    write("new.txt", "x");
    expect(() => release("0.2.0")).toThrow("not committed");
    expect(read("CHANGELOG.md")).toContain("## Unreleased\n\n### Added");
  });

  it("refuses if nothing is unreleased", () => {
    release("0.2.0");
    expect(() => release("0.3.0")).toThrow('Nothing stands under "Unreleased"');
    write("CHANGELOG.md", `${head}## Unreleased\n\n### Added\n\n## 0.2.0\n\n- Something.\n`);
    commit();
    expect(() => release("0.3.0")).toThrow('Nothing stands under "Unreleased"');
  });
});
