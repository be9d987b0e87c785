import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { words } from "../../e2e/support/words.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";

const { url: databaseUrl } = await createTestDatabase();

/** Stands in for an auth service that fails in ways that ours does not. */
let auth: Server;
let answerTo: Record<string, (response: ServerResponse) => unknown> = {};
let web: RunningServer;

const json =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

beforeAll(async () => {
  auth = createServer((request, response) => {
    request.resume();
    const [path = ""] = request.url?.split("?") ?? [];
    (answerTo[path] ?? json({ success: true }))(response);
  }).listen(0, "127.0.0.1");
  await once(auth, "listening");
  web = await runServer({
    databaseUrl,
    env: {
      ROLES: "web,platform,games",
      AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
    },
  });
});
afterAll(async () => {
  await web?.stop();
  auth.close();
});

const post = (fields: Record<string, string>, cookie = "") =>
  fetch(`${web.origin}/auth/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: web.origin, cookie, "user-agent": "Mozilla/5.0 Chrome/140.0.0.0" },
    body: new URLSearchParams(fields),
  });

/** The cookies of a browser to which a code was sent. */
async function pendingCode(): Promise<string> {
  const asked = await post({ email: "kotori@example.jp" });
  const cookie = asked.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  expect(cookie).toContain("pending_code=");
  return cookie;
}

/** The page's answer to a code, in a browser without scripts. */
async function textAfterCode(): Promise<string> {
  const cookie = await pendingCode();
  const html = await (await post({ intent: "verify", code: "123456" }, cookie)).text();
  return html.replace(/<!-- -->|<[^>]+>/g, "");
}

const signIn = "/api/auth/sign-in/email-otp";
const { other, INVALID_OTP, code: codeWords } = words.ja.login.refusal;
const withCode = (sentence: string, code: string) =>
  `${sentence} ${codeWords.replace("{code}", code)}`;
const said = (message: string, code: string) => withCode(other.replace("{message}", message), code);

it.each([
  [
    "the server's code and message",
    { [signIn]: json({ code: "NEW_RULE", message: "Closed on Mondays" }, 403) },
    said("Closed on Mondays", "NEW_RULE"),
  ],
  [
    "a wrong code where the server names nothing",
    { [signIn]: json({}, 400) },
    `${withCode(INVALID_OTP, "INVALID_OTP")}（Invalid OTP）`,
  ],
  [
    "that the code is wrong where the server gives another code alone",
    { [signIn]: json({ code: "NEW_RULE" }, 400) },
    said("Invalid OTP", "NEW_RULE"),
  ],
  [
    "an error on the way by its message",
    { [signIn]: (response: ServerResponse) => response.destroy() },
    said("fetch failed", "AUTH_ERROR"),
  ],
  [
    "an unknown fault after the code",
    { [signIn]: json({ user: null }) },
    said("Authentication failed", "UNKNOWN_ERROR"),
  ],
] as [string, typeof answerTo, string][])(
  "the login page shows %s [EC-1]",
  async (_, answers, text) => {
    answerTo = answers;
    expect(await textAfterCode()).toContain(text);
  },
);

it("the login page signs in with one call of the auth service, and hands on the cookies of its answer", async () => {
  const token = "auth_jwt=a.b.c; Max-Age=86400; Path=/; SameSite=Lax";
  const asked: string[] = [];
  auth.on("request", ({ url }) => asked.push(url ?? ""));
  answerTo = {
    [signIn]: (response) =>
      response
        .writeHead(200, { "content-type": "application/json", "set-cookie": token })
        .end(JSON.stringify({ user: { createdAt: "2020-01-01T00:00:00Z" } })),
  };
  const cookie = await pendingCode();
  asked.length = 0;
  const code = { intent: "verify", code: "123456" };
  const [first, again] = [await post(code, cookie), await post(code, cookie)];
  expect(asked).toEqual([signIn]);
  for (const answer of [first, again]) {
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/user"]);
    expect(answer.headers.getSetCookie()).toContain(token);
  }
});
