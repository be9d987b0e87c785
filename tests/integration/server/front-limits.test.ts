import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { createEvent } from "@takujo/db/testing/create-event";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { signingIn } from "../../support/signed-in.ts";
import { holdTable } from "../support/hold-table.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const database = await createTestDatabase();
let server: RunningServer;
beforeAll(async () => {
  await createEvent(database.db, { slug: "an-event" });
  server = await runServer({ databaseUrl: database.url });
});
afterAll(() => server.stop());

const longTimeouts = { DATABASE_LOCK_TIMEOUT_MS: "60000", DATABASE_STATEMENT_TIMEOUT_MS: "60000" };

const memoryOf = ({ process: { pid } }: RunningServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024;

/** Sends as much as the server takes for half a second, and until it answers; gives the first line of that. */
async function flood(head: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (data) => {
    answer += String(data);
  });
  const block = "x".repeat(65_536);
  const part = head.includes("chunked") ? `10000\r\n${block}\r\n` : block;
  socket.write(`${head}\r\nhost: localhost\r\n\r\n`);
  const endsAt = Date.now() + 500;
  while (!socket.destroyed && (Date.now() < endsAt || !answer.includes("\r\n"))) {
    if (!socket.writableNeedDrain) socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return answer.split("\r\n", 1)[0] ?? "";
}

describe("a body without an end", () => {
  it.each(["/contact", "/contact.data", "/en/contact", "/robots.txt", "/api/v1/sessions"])(
    "to %s takes no memory, whatever its method",
    async (path) => {
      const before = memoryOf(server);
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        for (const size of ["transfer-encoding: chunked", "content-length: 2000000000"]) {
          const answer = await flood(`${method} ${path} HTTP/1.1\r\n${size}`);
          expect(answer, method).toMatch(/ (?:413|405) /);
        }
      }
      expect(memoryOf(server) - before).toBeLessThan(150_000_000);
      expect((await visit(server.origin, "/healthz")).status).toBe(200);
    },
  );
});

describe("after a refused body of 300 kB", () => {
  it.each([
    ["POST", "/api/platform/v1/authorized/admin/images", "application/octet-stream"],
    ["POST", "/admin/image", "multipart/form-data; boundary=edge"],
    ["POST", "/en/admin/image.data", "text/plain"],
    ["POST", "/api/v1/authorized/reservations", "application/json"],
    ["PUT", "/contact", "application/json"],
    ["GET", "/about", "application/json"],
    ["POST", "/csp-report", "application/csp-report"],
  ])("to %s %s the next request on the same connection is answered", async (method, path, type) => {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let received = "";
    socket.on("data", (data) => {
      received += String(data);
    });
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    const head = [`${method} ${path} HTTP/1.1`, "host: localhost", `content-type: ${type}`];
    socket.write([...head, "content-length: 300000", "", "x".repeat(300_000)].join("\r\n"));
    await waitUntil(() => statuses().length === 1);
    expect(statuses()[0]).toMatch(/^[34]/);
    socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await waitUntil(() => statuses().length === 2);
    expect(statuses()[1]).toBe("200");
  });
});

describe("a method that an address does not have", () => {
  it.each([
    ["/api/platform/v1/news", "DELETE", "GET"],
    ["/api/platform/v1/news/x", "PUT", "GET"],
    ["/api/v1/sessions", "OPTIONS", null],
    ["/api/platform/v1/contact-inquiries", "GET", "POST"],
    ["/contact", "PUT", "GET, HEAD, POST"],
  ])("of %s is answered: %s", async (path, method, allow) => {
    const { status, headers } = await visit(server.origin, path, { method });
    if (allow) expect([status, headers.allow]).toEqual([405, allow]);
    else expect([404, 405]).toContain(status);
  });
});

it("renders for the cache no more at once than it has places, and serves cached pages still", async () => {
  const small = await runServer({
    databaseUrl: database.url,
    env: { REQUESTS_AT_ONCE: "2", ...longTimeouts },
  });
  onTestFinished(() => void small.stop());
  await visit(small.origin, "/about");
  // Whatever reads the table keeps its place until it is released.
  const release = await holdTable(database.url, "event");
  const refused: string[] = [];
  const crowd = Array.from({ length: 40 }, async (_, index) => {
    const { status, headers } = await visit(small.origin, `/event/x-${index}`);
    if (status === 503) refused.push(String(headers["retry-after"]));
    return status;
  });
  await waitUntil(() => refused.length === 38);
  expect((await visit(small.origin, "/about")).status).toBe(200);
  await release();
  const served = (await Promise.all(crowd)).filter((status) => status !== 503);
  expect(served).toEqual([404, 404]);
  expect(new Set(refused)).toEqual(new Set(["1"]));
});

it("draws a social image once, whatever stands in the query", async () => {
  const path = "/social/event/an-event.png";
  expect((await visit(server.origin, path)).status).toBe(200);
  const drawn = () => server.logs().filter((line) => line.includes(path)).length;
  // A line may be read after the answer it tells of.
  await waitUntil(() => drawn() > 0);
  const before = drawn();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => visit(server.origin, `${path}?x=${Math.random()}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await visit(server.origin, "/the-last-one");
  await waitUntil(() => server.logs().some((line) => line.includes("/the-last-one")));
  expect(drawn()).toBe(before);
});

it("limits the calls of a client to the APIs, and says when to come again", async () => {
  const limited = await runServer({
    databaseUrl: database.url,
    env: { RATE_PER_ADDRESS: "1", TRUSTED_PROXIES: "1" },
  });
  onTestFinished(() => void limited.stop());
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const call = (address: string) => visit(limited.origin, "/api/platform/v1/faqs", from(address));
  const startedAt = Date.now();
  const answers = await Promise.all(Array.from({ length: 60 }, () => call("192.0.2.1")));
  const refused = answers.filter(({ status }) => status === 429);
  // Ten at once, and one more in a second.
  const max = 10 + Math.ceil((Date.now() - startedAt) / 1_000);
  expect(answers.length - refused.length).toBeLessThanOrEqual(max);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers).toMatchObject({
    "content-type": "application/problem+json",
    "retry-after": "1",
    "ratelimit-limit": "10",
    "ratelimit-remaining": "0",
  });
  expect((await call("192.0.2.2")).status).not.toBe(429);
  expect((await visit(limited.origin, "/faq", from("192.0.2.1"))).status).toBe(200);
});

it("limits a person's calls over all addresses, and nobody else's", async () => {
  const limited = await runServer({
    databaseUrl: database.url,
    env: { ROLES: "games", RATE_PER_PERSON: "0.5", TRUSTED_PROXIES: "1" },
  });
  onTestFinished(() => void limited.stop());
  const request = (path: string, init: RequestInit) => fetch(limited.origin + path, init);
  const signedIn = await signingIn(database.db, { request }, "/api/v1", limited.origin);
  const [one, other] = [await signedIn(), await signedIn()];
  const call = (person: typeof one, address: string, headers: Record<string, string> = {}) =>
    person.call("GET", "/logins/login_user", undefined, { "x-forwarded-for": address, ...headers });
  const forged = { authorization: `${one.authorization.slice(0, -8)}AAAAAAAA` };
  for (let count = 0; count < 10; count++) {
    expect((await call(one, "192.0.2.1", forged)).status).toBe(401);
  }
  const startedAt = Date.now();
  const statuses: number[] = [];
  for (const address of ["192.0.2.1", "198.51.100.1"]) {
    const answers = await Promise.all(Array.from({ length: 15 }, () => call(one, address)));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    statuses.push(...answers.map(({ status }) => status));
  }
  const allowed = statuses.filter((status) => status === 200).length;
  expect(allowed).toBeGreaterThanOrEqual(5);
  expect(allowed).toBeLessThanOrEqual(5 + Math.ceil((Date.now() - startedAt) / 2_000));
  expect((await call(other, "192.0.2.1")).status).toBe(200);
});

it("logs no token of a signed link, however its address is written, and tells it to no other page", async () => {
  for (const path of [
    "/api/v1/reminders/secret-token",
    "/api/v1/%72eminders/secret-token",
    "/api/v1/guest-reservations/secret-token",
    "/api/v1/guest-reservations/secret-token/calendar",
    "/api/v1/%67uest-reservations/secret-token",
  ]) {
    await visit(server.origin, path);
  }
  for (const path of ["/reservation/guest", "/en/reservation/guest", "/reservation/answer"]) {
    const { headers } = await visit(server.origin, `${path}?token=secret-token`);
    expect(headers["referrer-policy"], path).toBe("same-origin");
    expect(headers["x-robots-tag"], path).toBe("noindex, nofollow");
    expect(headers["cache-control"], path).toBe("private, no-store");
  }
  await visit(server.origin, "/api/v1/last-of-reminders");
  await waitUntil(() => server.logs().some((line) => line.includes("last-of-reminders")));
  expect(server.logs().join("\n")).not.toContain("secret-token");
});

describe("what is no page", () => {
  it.each([
    ["/api/platform/v1/news", "default-src 'none'; frame-ancestors 'none'"],
    ["/api/v1/nothing", "default-src 'none'; frame-ancestors 'none'"],
    ["/favicon.svg", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
    ["/line-qr.svg", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
    ["/reception-worker.js", undefined],
    ["/ticket-worker.js", undefined],
  ])("has a policy: %s", async (path, policy) => {
    const { headers } = await visit(server.origin, path);
    expect(headers["content-security-policy"]).toBe(policy);
  });
});

describe("reports of the content security policy", () => {
  const report = (body: string, type = "application/csp-report") =>
    fetch(`${server.origin}/csp-report`, {
      method: "POST",
      headers: { "content-type": type, "sec-fetch-site": "cross-site" },
      body,
    });
  const lines = () => server.logs().filter((line) => line.includes('"content security policy"'));

  it("are logged without an address, and not too often", async () => {
    const one = (blocked: unknown, directive: unknown = "script-src-elem") =>
      JSON.stringify({
        "csp-report": {
          "document-uri": "https://example.org/secret-page",
          "effective-directive": directive,
          "blocked-uri": blocked,
        },
      });
    const modern = JSON.stringify([
      { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "inline" } },
    ]);
    const startedAt = Date.now();
    expect((await report(one("https://evil.example/secret-path?secret=1"))).status).toBe(204);
    expect((await report(modern, "application/reports+json")).status).toBe(204);
    const hostile = ["", "{", "null", "[]", one({}), one("x", "secret\nline"), one("x", ["a"])];
    for (const body of hostile) expect((await report(body)).status).toBe(204);
    expect((await report(one("x".repeat(30_000)))).status).toBe(413);
    for (let count = 0; count < 60; count++) await report(one("inline"));
    // Twenty at once, and one more in a second.
    const max = 20 + Math.ceil((Date.now() - startedAt) / 1_000);
    await waitUntil(() => lines().length > 2);
    expect(lines().join("\n")).toContain("https://evil.example");
    expect(lines().join("\n")).not.toContain("secret");
    expect(lines().length).toBeLessThanOrEqual(max);
  });

  it("are asked for by every page", async () => {
    const { headers } = await visit(server.origin, "/about");
    expect(headers["content-security-policy"]).toContain("report-uri /csp-report; report-to csp");
    expect(headers["reporting-endpoints"]).toBe('csp="/csp-report"');
  });
});

it("refuses a write that a browser says is of another site, without an origin", async () => {
  const send = (site: string) =>
    fetch(`${server.origin}/contact`, {
      method: "POST",
      headers: { "sec-fetch-site": site },
      body: new URLSearchParams({ a: "b" }),
    });
  expect((await send("cross-site")).status).toBe(403);
  expect((await send("same-origin")).status).not.toBe(403);
});
