import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthBrowser } from "../../support/auth-browser.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { type Cast, createCast } from "../access/authorization/cast.ts";
import { publicOrigin } from "../support/running-site.ts";

const database = await createTestDatabase();
let apis: RunningServer;
let web: RunningServer;
let cast: Cast;

/** Between the pages and the games API, to see what is really asked. */
const asked: string[] = [];
const between = createServer(async (request, response) => {
  asked.push(request.url ?? "");
  const headers = new Headers();
  for (const name of ["authorization", "x-client-address", "accept"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const answer = await fetch(apis.origin + request.url, { headers });
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  Readable.from([Buffer.from(await answer.arrayBuffer())]).pipe(response);
});

beforeAll(async () => {
  const run = (env: Record<string, string>) =>
    runServer({
      databaseUrl: database.url,
      env: { ORIGIN: publicOrigin, TRUSTED_PROXIES: "1", ...env },
    });
  apis = await run({ ROLES: "auth,platform,games" });
  await new Promise<void>((listening) => between.listen(0, "127.0.0.1", listening));
  const games = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  const { origin } = apis;
  web = await run({ ROLES: "web", AUTH_URL: origin, PLATFORM_URL: origin, GAMES_URL: games });
  const newBrowser = () => new AuthBrowser({ server: apis.origin, origin: publicOrigin });
  cast = await createCast(database.db, newBrowser);
});
afterAll(async () => {
  between.close();
  await web?.stop();
  await apis?.stop();
});

/** A browser of A's, of whose cookies only some are left. */
async function browserWith(keep: (name: string) => boolean) {
  const own = new AuthBrowser({ server: web.origin, origin: publicOrigin });
  for (const [name, value] of (await cast.browserOf("A")).cookies) {
    if (keep(name)) own.cookies.set(name, value);
  }
  return own;
}
const isSession = (name: string) => name.endsWith("session_token");

describe("a valid session", () => {
  it("is enough without any other cookie, which come back with the page [RO-4][AU-8]", async () => {
    const own = await browserWith(isSession);
    expect([...own.cookies.keys()]).toHaveLength(1);
    expect((await own.call("GET", "/user")).status).toBe(200);
    expect(own.cookies.has("session_version")).toBe(true);
    expect(own.cookies.has("auth_jwt")).toBe(true);
  });

  it("brings the cookie for scripts back while the token still holds", async () => {
    const own = await browserWith((name) => isSession(name) || name === "auth_jwt");
    expect((await own.call("GET", "/user")).status).toBe(200);
    expect(own.cookies.has("session_version")).toBe(true);
  });

  it("brings the cookie for scripts back when it is asked for [CA-1]", async () => {
    const whole = await browserWith(isSession);
    const own = new AuthBrowser({ server: apis.origin, origin: publicOrigin });
    for (const [name, value] of whole.cookies) own.cookies.set(name, value);
    expect(await (await own.auth("GET", "/get-session")).json()).toMatchObject({ user: {} });
    expect(own.cookies.has("session_version")).toBe(true);
    const anonymous = new AuthBrowser({ server: apis.origin, origin: publicOrigin });
    anonymous.cookies.set("__Secure-better-auth.session_token", "forged.value");
    expect(await (await anonymous.auth("GET", "/get-session")).json()).toBeNull();
    expect(anonymous.cookies.has("session_version")).toBe(false);
  });

  it("is none when it is forged [RO-4]", async () => {
    const own = new AuthBrowser({ server: web.origin, origin: publicOrigin });
    own.cookies.set("__Secure-better-auth.session_token", "forged.value");
    const answer = await own.call("GET", "/user");
    expect(answer.headers.get("location")).toBe("/auth/login?redirect=%2Fuser");
  });
});

describe("the guard of the pages", () => {
  it("asks for login_user with another key each time [CA-17]", async () => {
    const own = await browserWith(() => true);
    asked.length = 0;
    for (const path of ["/user", "/user/profile", "/user"]) await own.call("GET", path);
    const calls = asked.filter((url) => url.includes("/logins/login_user"));
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const call of calls) expect(call).toMatch(/login_user\?_=[\w-]{36}$/);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
