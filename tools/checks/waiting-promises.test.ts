import { describe, expect, it } from "vitest";
import { waitingPromisesIn } from "./waiting-promises.ts";

const found = (lines: string) =>
  waitingPromisesIn("example.ts", `async function example() {\n${lines}\n}`);

describe("check of promises that wait", () => {
  it.each([
    "const a = load();\nawait other();\nawait a;",
    "const a = load();\nconst b = await other();\nreturn [b, await a];",
    "const a = load();\nreturn [await other(), await a];",
    "const a = load();\nif (await other()) return;\nawait Promise.all([a, more()]);",
    "const a = load();\nreturn { one: await other(), two: render(await a) };",
    "const a = load();\nawait Promise.all([b(), c()]);\nawait a;",
    "const a = kinds.map(async () => load());\nawait other();\nawait Promise.all(a);",
  ])("finds one in %j", (lines) => {
    expect(found(lines)).toEqual(["example.ts:2 a"]);
  });

  it.each([
    "const a = load();\nawait a;\nawait other();",
    "const a = load();\nawait Promise.all([a, other()]);",
    "const a = await load();\nawait other();\nreturn a;",
    "const a = size();\nawait other();\nreturn a;",
    "const a = load();\nconst later = async () => { await other(); };\nawait a;\nreturn later;",
    "await other();\nconst a = load();\nawait a;",
    "const a = load();\nreturn other(await a, await more());",
  ])("finds none in %j", (lines) => {
    expect(found(lines)).toEqual([]);
  });
});
