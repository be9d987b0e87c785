import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../tools/env.ts";

const folder = join(root, "deploy/prometheus");
const promtool = (...args: string[]) =>
  execFileSync("promtool", args, { cwd: folder, encoding: "utf8" });

it("Prometheus takes the configuration, and every alert fires for its fault and for nothing else", () => {
  expect(promtool("check", "config", "prometheus.yaml")).toContain("SUCCESS");
  expect(promtool("test", "rules", "rules.test.yaml")).toContain("SUCCESS");
});

it("every alert is in the table of what to do when", () => {
  const rules = readFileSync(join(folder, "rules.yaml"), "utf8");
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);
  const table = readFileSync(join(root, "docs/operations.md"), "utf8");
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((alert) => !table.includes(`\`${alert}\``))).toEqual([]);
});
