import { readFileSync } from "node:fs";
import { join } from "node:path";
import { clothTokens, grounds, standardAccent } from "@takujo/contracts/content/accent/accent";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const token = (name: string) =>
  new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)?.slice(1);

it("an accent is checked against the colors of the design", () => {
  expect(token("--tk-action")?.[0]).toBe(standardAccent);
  expect(token("--tk-paper-2")?.[0]).toBe(grounds.day.ground);
  expect(token("--tk-surface")?.[1]).toBe(grounds.night.ground);
  expect(token("--tk-on-action")).toEqual([grounds.day.letters, grounds.night.letters]);
  for (const [name, pair] of Object.entries(clothTokens)) expect(token(name)).toEqual(pair);
});
