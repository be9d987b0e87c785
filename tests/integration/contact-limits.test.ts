import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { runServer } from "../support/run-server.ts";
import { sendInquiry } from "../support/send-inquiry.ts";
import { createTestDatabase } from "../support/test-database.ts";

const { db, url: databaseUrl } = await createTestDatabase();
beforeEach(() => db.deleteFrom("request_limit").execute());

async function start(env: Record<string, string>) {
  const server = await runServer({ databaseUrl, env });
  onTestFinished(() => void server.stop());
  return server;
}

/** Statuses of unproven inquiries, each with another claim about where it comes from. */
async function sendFromEverywhere(origin: string, claim: (count: number) => string) {
  const statuses: number[] = [];
  for (let count = 1; count <= 5; count++) {
    const headers = {
      "x-forwarded-for": claim(count),
      "x-real-ip": claim(count),
      forwarded: `for=${claim(count)}`,
      "x-client-address": claim(count),
    };
    const { response } = await sendInquiry(origin, { headers, isSolved: false });
    statuses.push(response.status);
  }
  return statuses;
}

describe("the limit by address", () => {
  it("is not escaped by claiming another address with every request", async () => {
    const { origin } = await start({ ROLES: "platform" });
    const statuses = await sendFromEverywhere(origin, (count) => `198.51.100.${count}`);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it("goes by what our own proxy saw, not by what it was told", async () => {
    const { origin } = await start({ ROLES: "platform", TRUSTED_PROXIES: "1" });
    const sameVisitor = (count: number) => `198.51.100.${count}, 203.0.113.7`;
    expect(await sendFromEverywhere(origin, sameVisitor)).toEqual([201, 201, 201, 429, 429]);
    const manyVisitors = (count: number) => `198.51.100.1, 203.0.113.${100 + count}`;
    expect(await sendFromEverywhere(origin, manyVisitors)).toEqual([201, 201, 201, 201, 201]);
  });
});
