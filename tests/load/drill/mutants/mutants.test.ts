import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../../tools/env.ts";
import { acceptedReason, acceptedSurvivors } from "./accepted-survivors.ts";
import { areas, filesOf } from "./areas.ts";
import { readMutants } from "./run-stryker.ts";

it("every area has files and tests, and no file is in two", () => {
  const files = areas.flatMap((area) => filesOf(area));
  expect(new Set(files).size).toBe(files.length);
  const unused = areas.flatMap(({ tests }) =>
    tests.filter((pattern) => globSync(pattern, { cwd: root }).length === 0),
  );
  expect(unused).toEqual([]);
});

it("every accepted survivor is of an area, and its line still stands in its file", () => {
  const files = areas.flatMap((area) => filesOf(area));
  const gone = acceptedSurvivors.flatMap(({ file, mutants }) => {
    expect(files).toContain(file);
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return mutants.filter(({ line }) => !lines.some((each) => each.trim() === line));
  });
  expect(gone).toEqual([]);
});

it("a survivor is known by its line and the change, wherever the line stands", () => {
  const source = "const a = 1;\n  if (a >= 1 &&\n    b) stop();\n";
  const location = { start: { line: 2, column: 7 }, end: { line: 3, column: 6 } };
  const tried = (status: string) => ({ status, replacement: "false", location });
  const all = ["Killed", "Timeout", "RuntimeError", "Survived", "NoCoverage", "Ignored"];
  const mutants = readMutants({ files: { "x.ts": { source, mutants: all.map(tried) } } });
  expect(mutants.map(({ isNoticed, isReached }) => [isNoticed, isReached])).toEqual([
    ...[
      [true, true],
      [true, true],
      [true, true],
    ],
    ...[
      [false, true],
      [false, false],
    ],
  ]);
  expect(mutants[0]).toMatchObject({
    file: "x.ts",
    lineNumber: 2,
    line: "if (a >= 1 &&",
    from: "a >= 1 && b",
    to: "false",
  });
  expect(mutants.map(acceptedReason)).toEqual(all.slice(1).map(() => undefined));
});
