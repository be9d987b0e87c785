import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../env.ts";
import { lacksContractMark } from "./contract-marks.ts";

const folder = mkdtempSync(join(tmpdir(), "takujo-contract-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that Squawk, as the check runs it, refuses a migration by. */
function refusals(sql: string): string[] {
  const file = join(folder, "migration.sql");
  writeFileSync(file, sql);
  const squawk = join(root, "node_modules/.bin/squawk");
  const options = ["--assume-in-transaction", "--reporter=json", file];
  try {
    execFileSync(squawk, options, { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    return (JSON.parse(stdout.toString()) as { rule_name: string }[]).map((each) => each.rule_name);
  }
}

describe("a migration that takes something away", () => {
  it.each([
    ["alter table news drop column pinned;", "ban-drop-column"],
    ["drop table news;", "ban-drop-table"],
    ["alter table news rename column slug to name;", "renaming-column"],
    ["alter table news rename to notice;", "renaming-table"],
    ["alter table news alter column slug type varchar(9);", "changing-column-type"],
    ["alter table news alter column slug set not null;", "adding-not-nullable-field"],
    ["alter table news add column extra text not null;", "adding-required-field"],
  ])("%s is refused, and with the rule ignored it needs its mark", (sql, rule) => {
    expect(refusals(sql)).toContain(rule);
    const allowed = `-- Why.\n-- squawk-ignore-file ${rule}\n${sql}\n`;
    expect(refusals(allowed)).not.toContain(rule);
    expect(lacksContractMark(allowed)).toBe(true);
    const marked = `-- contract: nothing since 0.2.0 uses news.pinned\n${allowed}`;
    expect(lacksContractMark(marked)).toBe(false);
  });

  it("needs its mark also if all rules are ignored, or among others, or before one statement", () => {
    expect(lacksContractMark("-- squawk-ignore-file\ndrop table news;")).toBe(true);
    expect(lacksContractMark("-- squawk-ignore-file require-timeout, ban-drop-table\n")).toBe(true);
    expect(lacksContractMark("  -- squawk-ignore ban-drop-column\nalter table")).toBe(true);
  });

  it("needs none for what adds, and a mark without a version is none", () => {
    expect(lacksContractMark("-- squawk-ignore-file require-concurrent-index-creation\n")).toBe(
      false,
    );
    expect(lacksContractMark("create table a (id integer);")).toBe(false);
    const vague = "-- contract: nothing uses it\n-- squawk-ignore-file ban-drop-table\n";
    expect(lacksContractMark(vague)).toBe(true);
  });
});
