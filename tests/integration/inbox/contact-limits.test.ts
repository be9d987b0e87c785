import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { runServer } from "../../support/programs/run-server.ts";
import { oldChallenge, sendInquiry } from "../../support/send-inquiry.ts";

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

describe("a form of more than a megabyte", () => {
  it("is refused unread", async () => {
    const { origin } = await start({});
    const { status } = await fetch(`${origin}/contact`, {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: `body=${"x".repeat(1_000_001)}`,
    });
    expect(status).toBe(413);
  });
});

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

  it("goes by the visitor, also where the pages ask the API over the network", async () => {
    const platform = await start({ ROLES: "platform" });
    const { origin } = await start({
      ROLES: "web",
      PLATFORM_URL: platform.origin,
      GAMES_URL: platform.origin,
      AUTH_URL: platform.origin,
      TRUSTED_PROXIES: "1",
    });
    const statuses: number[] = [];
    for (const address of [1, 1, 1, 1, 2]) {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        category: "event",
        name: "森野 ことり",
        email: `${randomUUID()}@example.jp`,
        body: "本文",
        replyLocale: "ja",
        consent: "on",
        challenge: oldChallenge().token,
      })) {
        body.set(name, value);
      }
      const { status } = await fetch(`${origin}/contact`, {
        method: "POST",
        headers: { origin, "x-forwarded-for": `203.0.113.${address}` },
        redirect: "manual",
        body,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([302, 302, 302, 422, 302]);
  });
});
