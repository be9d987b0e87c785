import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../../tools/env.ts";
import { findGuards, guardsIn } from "./find-guards.ts";
import { findNamedGuards } from "./named-guards.ts";

it("guards are conditions that refuse, and errors at the end of a function", () => {
  const text = `
    function check(a: number) {
      if (a === 1) throw new DomainError("not-allowed");
      if (a === 2) { log(); return refuse(); }
      if (a === 3) return a;
      if (a === 4) return;
      try { go(); } catch (error) { throw error; }
      throw new DomainError("gone");
    }`;
  expect(guardsIn("x.ts", text).map((guard) => [guard.text, guard.replacement])).toEqual([
    ["a === 1", "false"],
    ["a === 2", "false"],
    ['throw new DomainError("gone");', ";"],
  ]);
});

it("there are guards wherever access is granted", () => {
  const files = findGuards().map(({ file }) => file);
  for (const part of ["packages/auth/", "bearer/", "idempotency/", "limit/", "safe-redirect"]) {
    expect(files.filter((file) => file.includes(part))).not.toEqual([]);
  }
});

it("a pattern that matches no file is an error", () => {
  expect(() => findGuards(["packages/no-such-package/**/*.ts"])).toThrow(
    "packages/no-such-package",
  );
});

it("every listed guard occurs in its file exactly once, and has tests", () => {
  const named = findNamedGuards();
  expect(named.length).toBeGreaterThan(0);
  const tests = [...new Set(named.flatMap((guard) => guard.tests ?? []))];
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  const untested = named.filter((guard) => !guard.tests?.length);
  expect(untested).toEqual([]);
});

it.each([
  ["a text that is not there", "const gone = true;"],
  ["a text that stands there twice", "import "],
])("%s cannot be taken out", (_, text) => {
  const file = "tests/load/drill/guards/named-guards.ts";
  expect(() => findNamedGuards([{ file, tests: [], guards: [[text]] }])).toThrow(
    "not exactly once",
  );
});
