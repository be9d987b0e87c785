import type { Page } from "@playwright/test";
import { e2eEnv } from "../support/env.ts";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { ageSessionsOf } from "../support/query.ts";
import { sessionCookie } from "../support/sign-in/auth-calls.ts";
import { addAuthenticator } from "../support/sign-in/passkey.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
  signIn,
} from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

type Locale = "ja" | "en";

function partsOf(page: Page, locale: Locale = "ja") {
  const { add, list, rename, done, refusal, offer } = words[locale].passkey;
  const main = page.getByRole("main");
  const named = (message: string, name: string) => message.replace("{name}", name);
  return {
    rows: main.getByRole("list", { name: list.label }).getByRole("listitem"),
    newName: main.getByLabel(add.name),
    here: main.getByRole("button", { name: add.here }),
    elsewhere: main.getByRole("button", { name: add.elsewhere }),
    offered: main.getByRole("button", { name: offer.here }),
    later: main.getByRole("link", { name: offer.later, exact: true }),
    rename: (name: string) => main.getByRole("button", { name: named(list.renameOf, name) }),
    remove: (name: string) => main.getByRole("button", { name: named(list.deleteOf, name) }),
    nameField: main.getByRole("textbox", { name: rename.label }).first(),
    save: main.getByRole("button", { name: rename.save }),
    /** A toast, or the message in the page where none is possible. */
    notice: page.locator(".toast, .without-script .callout:visible"),
    alert: main.getByRole("alert"),
    words: { done, refusal },
  };
}

/** Signed in, on the page of passkeys, with an authenticator in the device. */
async function withAuthenticator(page: Page, prefix: "" | "/ja" | "/en" = "") {
  const email = await signIn(page, { prefix });
  const authenticator = await addAuthenticator(page);
  await visit(page, `${prefix}/user/passkey`);
  return { email, authenticator, ...partsOf(page, prefix === "/en" ? "en" : "ja") };
}

async function addPasskey(page: Page, name: string, locale: Locale = "ja") {
  const { newName, here, notice, words } = partsOf(page, locale);
  await newName.fill(name);
  await here.click();
  await expect(notice).toContainText(words.done.added);
}

test("/user/passkey adds, lists, renames and deletes passkeys [RT-20] [PK-1] [PK-2]", async ({
  page,
}) => {
  const parts = await withAuthenticator(page);
  const { passkey, titles } = words.ja;
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.userPasskey);
  await expect(page.getByText(passkey.empty.title)).toBeVisible();
  await expect(parts.newName).toHaveValue(/Linux Chrome/);

  await addPasskey(page, "ノート PC");
  await expect(parts.rows).toHaveCount(1);
  await expect(parts.rows).toContainText("ノート PC");

  await parts.rename("ノート PC").click();
  await expect(parts.nameField).toBeFocused();
  await parts.nameField.fill("仕事の MacBook");
  await page.keyboard.press("Enter");
  await expect(parts.notice).toContainText(passkey.done.renamed);
  await expect(parts.rows).toContainText("仕事の MacBook");

  await parts.remove("仕事の MacBook").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(passkey.delete.last);
  await dialog.getByRole("button", { name: passkey.delete.dismiss }).click();
  await expect(parts.rows).toHaveCount(1);
  await parts.remove("仕事の MacBook").click();
  await dialog.getByRole("button", { name: passkey.delete.accept }).click();
  await expect(parts.notice).toContainText(passkey.done.deleted);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText(passkey.empty.title)).toBeVisible();
});

test("/en/user/passkey renames and deletes without scripts too [RT-20] [PK-2]", async ({
  page,
  browser,
  context,
  userAgent,
}) => {
  await withAuthenticator(page, "/en");
  await addPasskey(page, "iPhone", "en");
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: e2eEnv.origin,
    storageState: await context.storageState(),
    ...(userAgent && { userAgent }),
  });
  const still = await plain.newPage();
  const parts = partsOf(still, "en");
  const { passkey, validations } = words.en;
  await still.goto(`/en/user/passkey`);
  await expect(parts.here).toBeHidden();
  await parts.rename("iPhone").click();
  await parts.nameField.fill("");
  await parts.save.click();
  await expect(parts.nameField).toHaveAccessibleDescription(validations.rule.requiredInput);
  await parts.nameField.fill("家族の iPad");
  await parts.save.click();
  await expect(parts.notice).toContainText(passkey.done.renamed);
  await parts.remove("家族の iPad").click();
  await expect(still.getByText(passkey.delete.last)).toBeVisible();
  await still.getByRole("button", { name: passkey.delete.accept, exact: true }).click();
  await expect(still.getByText(passkey.empty.title)).toBeVisible();
  await plain.close();
});

test("/auth/login signs in by passkey; session and token are fetched next [AU-2] [PK-5]", async ({
  page,
  context,
}) => {
  // Else the offer in the field for the address would be taken before the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const { email } = await withAuthenticator(page);
  await addPasskey(page, "iPhone");
  await page.getByRole("button", { name: words.ja.account.signOut }).first().click();
  await expect(page).toHaveURL("/");
  await visit(page, `/auth/login?redirect=${encodeURIComponent(`/news`)}`);
  await loginParts(page).passkey.click();
  await expect(page).toHaveURL(`/news`);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain(sessionCookie);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === "auth_jwt"))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("session"))).toContain(email);
});

test("the field for the address offers passkeys by itself; registration and sign-in send what browsers give for one, with a user id of 1 to 64 bytes [AU-2] [PK-4] [PK-6]", async ({
  page,
}) => {
  const sent = new Map<string, { name?: string; response: Record<string, unknown> }>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/passkey/verify-")) sent.set(pathname, request.postDataJSON());
  });
  const { authenticator } = await withAuthenticator(page);
  await addPasskey(page, "iPhone");
  const { length } = await authenticator.userHandle();
  expect(length).toBeGreaterThanOrEqual(1);
  expect(length).toBeLessThanOrEqual(64);
  const text = expect.any(String);
  expect(sent.get("/api/auth/passkey/verify-registration")).toEqual({
    name: "iPhone",
    response: {
      id: text,
      rawId: text,
      type: "public-key",
      authenticatorAttachment: "platform",
      clientExtensionResults: expect.any(Object),
      response: {
        attestationObject: text,
        clientDataJSON: text,
        transports: ["internal"],
        publicKeyAlgorithm: expect.any(Number),
        publicKey: text,
        authenticatorData: text,
      },
    },
  });
  await page.getByRole("button", { name: words.ja.account.signOut }).first().click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth/login");
  await expect(page).toHaveURL("/user");
  expect(sent.get("/api/auth/passkey/verify-authentication")).toMatchObject({
    response: {
      id: text,
      rawId: text,
      type: "public-key",
      response: {
        authenticatorData: text,
        clientDataJSON: text,
        signature: text,
        userHandle: text,
      },
    },
  });
});

test("/user/passkey asks for a new sign-in when the last is long ago", async ({ page, faults }) => {
  faults.allow(/status of 403/);
  const { email, here } = await withAuthenticator(page);
  await ageSessionsOf(email);
  await here.click();
  const { anew } = words.ja.account;
  await expect(page.getByText(anew.text)).toBeVisible();
  await page.getByRole("button", { name: anew.action }).click();
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent("/user/passkey")}`);
  const { email: address, send, code } = loginParts(page);
  await address.fill(email);
  await send.click();
  await code.waitFor();
  await enterCode(page, await codeSentTo(email, 2));
  await expect(page).toHaveURL(`/user/passkey`);
  await addPasskey(page, "iPhone");
});

test("registration and deletion need a signed-in person [PK-3]", async ({ request }) => {
  const headers = { origin: e2eEnv.origin };
  const url = (path: string) => `/api/auth/passkey/${path}`;
  const answers = [
    await request.get(url("generate-register-options")),
    await request.post(url("verify-registration"), { headers, data: { response: {} } }),
    await request.post(url("delete-passkey"), { headers, data: { id: "x" } }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([401, 401, 401]);
});

test("a device without an authenticator of its own is offered others, and one with it both [PK-5]", async ({
  page,
}) => {
  await signIn(page, { to: "/user/passkey" });
  const { here, elsewhere } = partsOf(page);
  await untilHydrated(page);
  await expect(here).toHaveCount(0);
  await expect(elsewhere).toBeVisible();
  await addAuthenticator(page);
  await visit(page, "/user/passkey");
  await expect(here).toBeVisible();
  await expect(elsewhere).toBeVisible();
});

test("a browser that knows no passkeys is told so, and signs in by code alone [PK-5]", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await visit(page, "/auth/login");
  await expect(loginParts(page).passkey).toHaveCount(0);
  await signIn(page, { to: "/user/passkey" });
  const { here, elsewhere } = partsOf(page);
  await expect(page.getByText(words.ja.passkey.unsupported.title)).toBeVisible();
  await expect(here).toHaveCount(0);
  await expect(elsewhere).toHaveCount(0);
});

test.describe("the offer after the first sign-in", () => {
  async function firstSignIn(page: Page, to: string) {
    const email = newEmail();
    await fromOwnPlace(page.context());
    const parts = loginParts(page);
    await page.goto(`/auth/login?redirect=${encodeURIComponent(to)}`);
    await addAuthenticator(page);
    await parts.email.fill(email);
    await parts.send.click();
    await parts.code.waitFor();
    await page.locator("[name=canMakePasskey]").waitFor({ state: "attached" });
    await enterCode(page, await codeSentTo(email));
    await expect(page).toHaveURL(`/user/passkey?offer=${encodeURIComponent(to)}`);
    return email;
  }

  test("can be put off, goes on to the wanted page, and comes only once", async ({ page }) => {
    const email = await firstSignIn(page, "/news?page=1#main");
    await partsOf(page).later.click();
    await expect(page).toHaveURL("/news?page=1#main");
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies();
    const parts = loginParts(page);
    await page.goto("/auth/login");
    await parts.email.fill(email);
    await parts.send.click();
    await parts.code.waitFor();
    await page.locator("[name=canMakePasskey]").waitFor({ state: "attached" });
    await ageSessionsOf(email);
    await enterCode(page, await codeSentTo(email, 2));
    await expect(page).toHaveURL("/user");
  });

  test("makes a passkey and goes on", async ({ page }) => {
    await firstSignIn(page, "/news");
    await partsOf(page).offered.click();
    await expect(page).toHaveURL("/news");
    await visit(page, "/user/passkey");
    await expect(partsOf(page).rows).toHaveCount(1);
  });
});
