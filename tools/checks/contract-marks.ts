import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsIn } from "../../packages/db/missing-migrations.ts";
import { root } from "../env.ts";

/** Applied before there was this rule, and so never changed. */
const before = "20261116220000";
/** Rules of Squawk about changes that may break a process of the former version. */
const contracting = new Set([
  "adding-not-nullable-field",
  "adding-required-field",
  "ban-drop-column",
  "ban-drop-table",
  "changing-column-type",
  "renaming-column",
  "renaming-table",
]);
const ignored = "-- squawk-ignore";
const mark = /^-- contract: nothing since \d{1,6}\.\d{1,6}\.\d{1,6} uses \S/;

/** Whether a migration takes away what a version may still use, and does not say since when none does. */
export function lacksContractMark(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  const contracts = lines
    .filter((line) => line.startsWith(ignored))
    .flatMap((line) => line.slice(ignored.length).replace("-file", "").split(","))
    // Without a name, all rules are ignored.
    .some((rule) => rule.trim() === "" || contracting.has(rule.trim()));
  return contracts && !lines.some((line) => mark.test(line));
}

/** New migrations that the former version might not survive. */
export function findUnmarkedContracts(): string[] {
  const folder = join(root, "packages/db/migrations");
  return migrationsIn(folder)
    .filter((name) => name > before)
    .filter((name) => lacksContractMark(readFileSync(join(folder, name), "utf8")))
    .map((name) => `packages/db/migrations/${name}`);
}
