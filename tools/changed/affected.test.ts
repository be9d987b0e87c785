import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../env.ts";
import { affectedSpecs, affectedUnitTests } from "./affected.ts";
import { readChangedArgument } from "./changed-files.ts";

describe("tests that a change may break", () => {
  it("are those of running programs, for anything that programs may load", () => {
    const programs = ["apps/web/app/resources/reception-worker.test.ts", "tests/integration/"];
    expect(affectedUnitTests(["packages/booking/seats.ts"])).toEqual(programs);
    expect(affectedUnitTests(["apps/server/main.ts", "tools/dev.ts"])).toEqual(programs);
  });

  it("are found by imports alone for a test and for a tool", () => {
    expect(affectedUnitTests(["packages/booking/seats.test.ts", "tools/dev.ts"])).toEqual([]);
  });

  it("are all, for a migration, for what tests stand on and for settings of the project", () => {
    const files = [
      "packages/db/migrations/0001-first.sql",
      "tests/support/programs/run-server.ts",
      "package-lock.json",
      "vitest.config.ts",
    ];
    for (const file of files) expect(affectedUnitTests([file]), file).toBe("all");
  });

  it("are those that read a text", () => {
    expect(affectedUnitTests(["handbook/en/index.md"])).toEqual(["tools/handbook/"]);
    expect(affectedUnitTests(["deploy/nginx.conf"])).toEqual(["tests/integration/"]);
    expect(affectedUnitTests([".github/workflows/ci.yml"])).toEqual([]);
  });
});

describe("specs that a change may break", () => {
  it("are a spec itself, and the folders that open a route", () => {
    const changed = [
      "tests/e2e/auth/login.spec.ts",
      "apps/web/app/routes/news/page.tsx",
      "apps/web/app/routes/news/page.test.tsx",
      "docs/security.md",
    ];
    expect(affectedSpecs(changed)).toEqual([
      "tests/e2e/auth/login.spec.ts",
      "tests/e2e/content/",
      "tests/e2e/site/",
    ]);
  });

  it("are all, for what pages share", () => {
    const files = [
      "apps/web/app/ui/button.tsx",
      "apps/server/compose.ts",
      "packages/i18n/messages/ja.json",
      "tests/e2e/support/sign-in/sign-in.ts",
      "package-lock.json",
    ];
    for (const file of files) expect(affectedSpecs([file]), file).toBe("all");
  });

  it("are in folders that there are", () => {
    const routes = readdirSync(join(root, "apps/web/app/routes"));
    const folders = readdirSync(join(root, "tests/e2e")).map((name) => `tests/e2e/${name}/`);
    for (const route of routes) {
      const specs = affectedSpecs([`apps/web/app/routes/${route}/page.tsx`]);
      expect(folders, route).toEqual(expect.arrayContaining(specs as string[]));
    }
  });

  it("are compared with the last commit, or with what is named", () => {
    expect(readChangedArgument("--changed")).toBe("HEAD");
    expect(readChangedArgument("--changed=main")).toBe("main");
    expect(readChangedArgument("site/locale.spec.ts")).toBeUndefined();
  });
});
