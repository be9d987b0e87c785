import { describe, expect, it } from "vitest";
import { readDemoEnv } from "./env.ts";

const good = {
  DATABASE_MIGRATION_URL: "postgres://owner@localhost/x",
  ORIGIN: "https://demo.example/",
};

describe("the environment of a demo", () => {
  it("has ports of its own", () => {
    expect(readDemoEnv(good)).toMatchObject({
      databaseUrl: "postgres://owner@localhost/x",
      origin: "https://demo.example",
      port: 3000,
      smtpPort: 2525,
    });
  });

  it.each([
    ["DATABASE_MIGRATION_URL", { DATABASE_MIGRATION_URL: undefined }],
    // The server's role may not empty tables.
    ["DATABASE_MIGRATION_URL", { DATABASE_MIGRATION_URL: "", DATABASE_URL: "postgres://x" }],
    ["ORIGIN", { ORIGIN: "demo" }],
    ["PORT", { PORT: "70000" }],
    ["SMTP_PORT", { SMTP_PORT: "smtp" }],
    ["S3_BUCKET", { STORAGE: "s3" }],
  ])("is refused for %s", (name, wrong) => {
    expect(() => readDemoEnv({ ...good, ...wrong })).toThrow(name);
  });
});
