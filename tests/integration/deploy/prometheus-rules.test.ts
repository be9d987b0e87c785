import { execFileSync } from "node:child_process";
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
