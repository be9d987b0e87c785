import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIResponse, Browser, BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { authCalls } from "../support/sign-in/auth-calls.ts";
import {
  addAuthenticator,
  createPasskey,
  register,
  registerOptions,
  resign,
  signIn,
  signInOptions,
  usePasskey,
} from "../support/sign-in/passkey.ts";
import { fromOwnPlace, signInByCode } from "../support/sign-in/sign-in.ts";

async function withPasskey(context: BrowserContext, page: Page) {
  await fromOwnPlace(context);
  const email = await signInByCode(context);
  await page.goto("/about");
  const authenticator = await addAuthenticator(page);
  const registered = await register(
    context,
    await createPasskey(page, await registerOptions(context)),
  );
  expect(registered.status()).toBe(200);
  return { email, authenticator };
}

async function anotherBrowser(browser: Browser) {
  const context = await browser.newContext();
  await fromOwnPlace(context);
  return context;
}

const emailIn = async (context: BrowserContext): Promise<string | null> => {
  const session = await (await authCalls(context).get("/get-session")).json();
  return session?.user.email ?? null;
};
const signOut = (context: BrowserContext) => authCalls(context).post("/sign-out");

async function expectRefused(context: BrowserContext, answer: APIResponse) {
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  expect(await emailIn(context)).toBeNull();
}

/** A page of another site on this machine: passkeys are bound to hosts, and ports are none of that. */
async function anotherSite() {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>another site</title>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

/** The open page learns by a refusal that its session was ended behind its back. */
const endedBehind = /status of 401/;

test("a passkey is registered and signs in [CA-6][CA-8]", async ({ context, page, faults }) => {
  faults.allow(endedBehind);
  const { email } = await withPasskey(context, page);
  const listed = await (await authCalls(context).get("/passkey/list-user-passkeys")).json();
  expect(listed).toMatchObject([{ id: expect.any(String), name: "phone" }]);
  await signOut(context);
  expect(await emailIn(context)).toBeNull();
  const answer = await signIn(context, await usePasskey(page, await signInOptions(context)));
  expect(answer.status()).toBe(200);
  expect(await emailIn(context)).toBe(email);
});

test.describe("refused is a sign-in", () => {
  test.beforeEach(({ faults }) => faults.allow(endedBehind));

  test("that a page of another site was given", async ({ context, page }) => {
    await withPasskey(context, page);
    await signOut(context);
    const options = await signInOptions(context);
    const site = await anotherSite();
    await page.goto(site.url);
    await expectRefused(context, await signIn(context, await usePasskey(page, options)));
    site.stop();
  });

  test("for another relying party", async ({ context, page }) => {
    const { email, authenticator } = await withPasskey(context, page);
    await signOut(context);
    const key = await authenticator.secretKey();
    const answered = await usePasskey(page, await signInOptions(context));
    const party = createHash("sha256").update("evil.example").digest();
    const forged = resign(answered, key, (data) => party.copy(data));
    await expectRefused(context, await signIn(context, forged));

    const next = await usePasskey(page, await signInOptions(context));
    const unchanged = resign(next, key, () => {});
    expect((await signIn(context, unchanged)).status()).toBe(200);
    expect(await emailIn(context)).toBe(email);
  });

  test("with a challenge that was answered before, or was another browser's", async ({
    browser,
    context,
    page,
  }) => {
    await withPasskey(context, page);
    await signOut(context);
    const answered = await usePasskey(page, await signInOptions(context));
    const thief = await anotherBrowser(browser);
    await expectRefused(thief, await signIn(thief, answered));
    await signInOptions(thief);
    await expectRefused(thief, await signIn(thief, answered));
    await thief.close();

    expect((await signIn(context, answered)).status()).toBe(200);
    await signOut(context);
    await expectRefused(context, await signIn(context, answered));
    await signInOptions(context);
    await expectRefused(context, await signIn(context, answered));
  });

  test("of which the authenticator did not verify the user", async ({ context, page }) => {
    const { authenticator } = await withPasskey(context, page);
    await signOut(context);
    await authenticator.verifyUser(false);
    const options = { ...(await signInOptions(context)), userVerification: "discouraged" };
    const answer = await signIn(context, await usePasskey(page, options));
    await expectRefused(context, answer);
    expect(await answer.text()).not.toContain('"session"');
  });

  test("under another person's passkey id", async ({ browser, context, page }) => {
    const others = await anotherBrowser(browser);
    const othersPage = await others.newPage();
    await withPasskey(others, othersPage);
    const { id, rawId } = await usePasskey(othersPage, await signInOptions(others));
    await others.close();

    const { email } = await withPasskey(context, page);
    await signOut(context);
    const answered = await usePasskey(page, await signInOptions(context));
    await expectRefused(context, await signIn(context, { ...answered, id, rawId }));
    const next = await usePasskey(page, await signInOptions(context));
    expect((await signIn(context, next)).status()).toBe(200);
    expect(await emailIn(context)).toBe(email);
  });

  test("with a counter that runs backwards, as a copy of the passkey would have", async ({
    context,
    page,
  }) => {
    const { authenticator } = await withPasskey(context, page);
    await signOut(context);
    const answered = await usePasskey(page, await signInOptions(context));
    const counter = 33;
    const forged = resign(answered, await authenticator.secretKey(), (data) =>
      data.writeUInt32BE(0, counter),
    );
    await expectRefused(context, await signIn(context, forged));
  });
});

test.describe("refused is a registration", () => {
  const passkeysIn = async (context: BrowserContext) =>
    (await authCalls(context).get("/passkey/list-user-passkeys")).json();

  test.beforeEach(async ({ context }) => {
    await fromOwnPlace(context);
    await signInByCode(context);
  });

  test("that a page of another site was given", async ({ context, page }) => {
    const options = await registerOptions(context);
    const site = await anotherSite();
    await page.goto(site.url);
    await addAuthenticator(page);
    const answer = await register(context, await createPasskey(page, options));
    expect(answer.status()).toBe(400);
    expect(await passkeysIn(context)).toEqual([]);
    site.stop();
  });

  test("of which the authenticator did not verify the user", async ({ context, page }) => {
    await page.goto("/about");
    await addAuthenticator(page, { knowsUsers: false });
    const options = await registerOptions(context);
    const authenticatorSelection = { residentKey: "discouraged", userVerification: "discouraged" };
    const made = await createPasskey(page, { ...options, authenticatorSelection });
    const answer = await register(context, made);
    expect(answer.status()).toBe(400);
    expect(await passkeysIn(context)).toEqual([]);
  });

  test("with a challenge that was answered before, or was another person's", async ({
    browser,
    context,
    page,
  }) => {
    await page.goto("/about");
    await addAuthenticator(page);
    const made = await createPasskey(page, await registerOptions(context));
    const others = await anotherBrowser(browser);
    await signInByCode(others);
    await registerOptions(others);
    expect((await register(others, made)).status()).toBe(400);
    await others.close();
    expect((await register(context, made)).status()).toBe(200);
    expect((await register(context, made)).ok()).toBe(false);
    expect(await passkeysIn(context)).toHaveLength(1);
  });
});
