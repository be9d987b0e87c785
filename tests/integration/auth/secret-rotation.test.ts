import { afterAll, describe, expect, it } from "vitest";
import { solveChallenge } from "../../../apps/web/app/routes/contact/solve-challenge.ts";
import { AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { publicOrigin } from "../support/running-site.ts";

const database = await createTestDatabase();
const inbox = await startMailInbox();
const [old, fresh] = ["the old secret", "the new secret"].map((text) => text.padEnd(40, "."));
const before = { SIGNING_SECRET: String(old) };
const during = { SIGNING_SECRET: String(fresh), SIGNING_SECRET_PREVIOUS: String(old) };
const after = { SIGNING_SECRET: String(fresh) };

let server: RunningServer | undefined;
let worker: RunningProgram | undefined;

async function runWith(env: Record<string, string>) {
  await stop();
  server = await runServer({
    databaseUrl: database.url,
    env: { ORIGIN: publicOrigin, ROLES: "auth,games,platform", TRUSTED_PROXIES: "1", ...env },
  });
  worker = await runWorker({ databaseUrl: database.url, smtpUrl: inbox.url, env });
}

async function stop() {
  await server?.stop();
  await worker?.stop();
}

afterAll(stop);

/** A browser as it was, toward the server that runs now. */
function again(cookies: Map<string, string> = new Map()) {
  const browser = new AuthBrowser({ server: server?.origin ?? "", origin: publicOrigin });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

const isSignedIn = async (browser: AuthBrowser) =>
  (await (await browser.auth("GET", "/get-session")).json()) !== null;
const linkTo = async (email: string, count: number) => {
  const mails = await inbox.untilSentTo(email, count);
  return /token=([\w-]+)/.exec(mails[count - 1]?.text ?? "")?.[1];
};
const challenge = async (): Promise<{ token: string; limit: number }> =>
  (await again().call("GET", "/api/platform/v1/contact-challenge")).json() as never;
async function inquire({ token }: { token: string }, proof: string) {
  const inquiry = {
    category: "event",
    name: "森野 ことり",
    email: newEmail(),
    body: "質問があります。よろしくお願いします。",
    locale: "ja",
    replyLocale: "ja",
    challenge: token,
    proof,
  };
  const headers = { "idempotency-key": crypto.randomUUID() };
  return (await again().call("POST", "/api/platform/v1/contact-inquiries", inquiry, headers))
    .status;
}

describe("a change of the secret", () => {
  it("keeps everything valid while the former secret is configured, and ends what it signed after that", async () => {
    await runWith(before);
    const [stays, comesLate] = [again(), again()];
    const person = await stays.signIn(inbox);
    const late = await comesLate.signIn(inbox);
    expect((await stays.auth("GET", "/token")).status).toBe(200);
    for (const who of [stays, comesLate]) {
      expect((await who.auth("POST", "/change-email", { newEmail: newEmail() })).status).toBe(200);
    }
    const [link, lateLink] = [await linkTo(person.email, 2), await linkTo(late.email, 2)];
    const [first, second] = [await challenge(), await challenge()];
    const [firstProof, secondProof] = await Promise.all([first, second].map(solveChallenge));
    // A mail that is still queued when the programs restart.
    await worker?.stop();
    const waiting = newEmail();
    await again().askForCode(waiting);

    await runWith(during);
    const now = again(stays.cookies);
    expect(await isSignedIn(now)).toBe(true);
    expect((await now.auth("GET", "/token")).status).toBe(200);
    expect((await now.authorized("/logins/login_user?key=1")).status).toBe(200);
    expect((await now.auth("POST", "/verify-email", { token: link })).status).toBe(200);
    await inbox.untilSentTo(waiting, 1);
    expect(await inquire(first, String(firstProof))).toBe(201);

    await runWith(after);
    // People who signed in meanwhile have a cookie of the new secret; others sign in again.
    expect(await isSignedIn(again(now.cookies))).toBe(true);
    expect(await isSignedIn(again(comesLate.cookies))).toBe(false);
    const lateAnswer = await again().auth("POST", "/verify-email", { token: lateLink });
    expect(await lateAnswer.json()).toMatchObject({ code: "INVALID_TOKEN" });
    expect(await inquire(second, String(secondProof))).toBe(403);
    const other = again(now.cookies);
    expect((await other.auth("GET", "/token")).status).toBe(200);
    expect((await other.authorized("/logins/login_user?key=2")).status).toBe(200);
  });
});
