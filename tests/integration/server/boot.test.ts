import { describe, expect, it } from "vitest";
import { runServer } from "../../support/programs/run-server.ts";

const boot = (databaseUrl: string, env: Record<string, string>) =>
  runServer({ databaseUrl, env }).then(
    async (server) => {
      await server.stop();
      return "listening";
    },
    (error: Error) => error.message,
  );

describe("the server program", () => {
  it("ends at once with every fault of its environment listed", async () => {
    const output = await boot("mysql://x", {
      APP_ENV: "production",
      PORT: "many",
      ROLES: "web,kitchen",
      DRAIN_DELAY_MS: "-1",
    });
    expect(output).toMatch(/^server ended \(1\)/);
    for (const name of [
      "DATABASE_URL",
      "PORT",
      "ROLES",
      "DRAIN_DELAY_MS",
      "ORIGIN",
      "SIGNING_SECRET",
    ]) {
      expect(output).toMatch(new RegExp(`^  ${name}\\b`, "m"));
    }
  });

  it("does not run the web without a way to the APIs", async () => {
    const output = await boot("postgres://x@127.0.0.1:1/x", { ROLES: "web" });
    expect(output).toMatch(/^ {2}PLATFORM_URL: is required/m);
    expect(output).toMatch(/^ {2}GAMES_URL: is required/m);
    expect(output).toMatch(/^ {2}AUTH_URL: is required/m);
  });

  it("starts while the database is unreachable, and reports that it is not ready", async () => {
    const server = await runServer({ databaseUrl: "postgres://x@127.0.0.1:1/x" });
    try {
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});
