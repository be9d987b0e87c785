import type { BrowserContext, Page } from "@playwright/test";
import { e2eEnv } from "../support/env.ts";
import { expect, passTime, stopClock, test, visit } from "../support/fixtures.ts";
import { sessionCookie } from "../support/sign-in/auth-calls.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
  otherCode,
  signIn,
} from "../support/sign-in/sign-in.ts";
import { forms, formsTried, words } from "../support/words.ts";

test.beforeEach(({ context }) => fromOwnPlace(context));

const cookiesOf = async (context: BrowserContext) =>
  new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));

/** The way to the account, in the header of those who are signed in. */
const pillOf = (page: Page, locale: "ja" | "en" = "ja") =>
  page.getByRole("banner").getByRole("link", { name: words[locale].commons.header.account });

/** Asks for a code and waits for the field that takes it. */
async function askForCode(page: Page, { prefix, locale }: (typeof forms)[number]) {
  const email = newEmail();
  const parts = loginParts(page, locale);
  await page.goto(`${prefix}/auth/login`);
  await parts.email.fill(email);
  await parts.send.click();
  await expect(parts.code).toBeVisible();
  return { ...parts, address: parts.email, email };
}

async function expectLoginPage(page: Page, { prefix, locale }: (typeof forms)[number]) {
  const { login, commons } = words[locale];
  const response = await page.goto(`${prefix}/auth/login`);
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(login.email.heading);
  await expect(page.getByRole("navigation", { name: commons.breadcrumb.label })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 0.99 });
}

test("/auth/login signs in by a code; session and token are fetched next, and the token is stored for a day, for scripts of this site only [RT-4] [AU-1] [AU-10]", async ({
  page,
  context,
}) => {
  await expectLoginPage(page, forms[0]);
  const { email } = await askForCode(page, forms[0]);
  await enterCode(page, await codeSentTo(email));
  await expect(page).toHaveURL("/user");
  await expect(pillOf(page)).toBeVisible();
  const cookies = await cookiesOf(context);
  expect(cookies.get(sessionCookie)?.httpOnly).toBe(true);
  const known = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("session") ?? "{}") as object);
  await expect.poll(known).toMatchObject({ session: {}, user: { email } });
  const cookie = cookies.get("auth_jwt");
  const user = await page.request.get("/api/v1/authorized/logins/login_user", {
    headers: { authorization: `Bearer ${cookie?.value ?? ""}` },
  });
  expect(await user.json()).toMatchObject({ email });
  expect(cookie).toMatchObject({
    path: "/",
    sameSite: "Lax",
    httpOnly: false,
    // The browser would not store a secure cookie that came over plain HTTP.
    secure: e2eEnv.origin.startsWith("https:"),
  });
  const left = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(left).toBeGreaterThan(86_400 - 600);
  expect(left).toBeLessThanOrEqual(86_400);
  expect(await page.evaluate(() => document.cookie)).toContain("auth_jwt=");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("/en/auth/login signs in by a code too, and /user signs out [RT-4] [AU-1]", async ({
    page,
    context,
  }) => {
    await expectLoginPage(page, forms[2]);
    const { email, passkey } = await askForCode(page, forms[2]);
    await expect(passkey).toBeHidden();
    await enterCode(page, await codeSentTo(email), "en");
    await expect(page).toHaveURL("/en/user");
    await expect(pillOf(page, "en")).toBeVisible();
    expect([...(await cookiesOf(context)).keys()]).toEqual(
      expect.arrayContaining([sessionCookie, "auth_jwt", "session_version"]),
    );
    await page.getByRole("button", { name: words.en.account.signOut }).first().click();
    await expect(page).toHaveURL("/en");
    expect((await cookiesOf(context)).has(sessionCookie)).toBe(false);
  });
});

test("signing out clears session, token and what the browser stored, goes home, and is seen in another tab [AU-3]", async ({
  page,
  context,
}) => {
  await signIn(page, { to: "/user" });
  const stored = () => page.evaluate(() => localStorage.getItem("session"));
  await expect.poll(stored).not.toBeNull();
  const other = await context.newPage();
  await other.goto("/news", { waitUntil: "networkidle" });
  await expect(pillOf(other)).toBeVisible();
  await page.getByRole("button", { name: words.ja.account.signOut }).first().click();
  await expect(page).toHaveURL("/");
  const { login } = words.ja.commons.header;
  for (const tab of [page, other]) {
    await expect(tab.getByRole("banner").getByRole("link", { name: login })).toBeVisible();
    await expect(pillOf(tab)).toBeHidden();
  }
  await expect.poll(stored).toBeNull();
  const cookies = await cookiesOf(context);
  for (const name of ["session_version", "auth_jwt", sessionCookie]) {
    expect(cookies.has(name), name).toBe(false);
  }
});

test("a page out of the cache learns of the session after it is shown, and asks nothing for visitors [AU-8]", async ({
  page,
  browser,
  userAgent,
}) => {
  const asked: string[] = [];
  const isOfSession = (url: string) => /\/api\/(?:auth|v1)\/|session/.test(new URL(url).pathname);
  page.on("request", (request) => {
    if (isOfSession(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const pill = pillOf(page);
  await page.goto("/news", { waitUntil: "networkidle" });
  await expect(pill).toBeHidden();
  expect(asked).toEqual([]);

  const email = await signIn(page, { to: "/about" });
  asked.length = 0;
  const response = await page.goto("/news", { waitUntil: "networkidle" });
  const visitor = await (await browser.newContext({ userAgent: userAgent ?? "" })).newPage();
  expect(await response?.text()).toBe(await (await visitor.goto("/news"))?.text());
  await visitor.context().close();
  await expect(pill).toBeVisible();
  await expect(pill.locator("img")).toBeVisible();
  expect(asked).toContain("/api/auth/get-session");
  expect(asked).toContain("/api/v1/authorized/logins/login_user");
  expect(await page.evaluate(() => localStorage.getItem("session"))).toContain(email);
});

test("a session that has ended elsewhere counts as signed out once a page has asked [AU-8]", async ({
  page,
  context,
}) => {
  await signIn(page, { to: "/about" });
  await page.waitForLoadState("networkidle");
  await context.clearCookies({ name: sessionCookie });
  await page.goto("/news");
  await expect(
    page.getByRole("banner").getByRole("link", { name: words.ja.commons.header.login }),
  ).toBeVisible();
  await expect.poll(async () => (await cookiesOf(context)).has("auth_jwt")).toBe(false);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const form of formsTried(javaScriptEnabled)) {
      test(`${form.prefix}/auth/login says by the server's own name that a code is wrong [EC-1]`, async ({
        page,
        faults,
      }) => {
        faults.allow(/status of 4\d\d/);
        const { email, code } = await askForCode(page, form);
        await enterCode(page, otherCode(await codeSentTo(email)), form.locale);
        const alert = page.getByText(words[form.locale].login.refusal.INVALID_OTP);
        await expect(alert).toContainText("INVALID_OTP");
        await expect(code).toHaveValue("");
        await expect(code).toHaveAccessibleDescription(/INVALID_OTP/);
        await enterCode(page, await codeSentTo(email), form.locale);
        await expect(page).toHaveURL(`${form.prefix}/user`);
      });
    }

    test("signing in leads to the requested page, with query and hash", async ({ page }) => {
      const ways = [
        { isTried: javaScriptEnabled, prefix: "", wanted: "/news?page=1#main" },
        { isTried: javaScriptEnabled, prefix: "", wanted: "/en/about" },
        { isTried: !javaScriptEnabled, prefix: "/en", wanted: "/en/search?q=%E8%8A%B1#main" },
      ];
      for (const { prefix, wanted } of ways.filter(({ isTried }) => isTried)) {
        await page.context().clearCookies();
        const email = newEmail();
        const parts = loginParts(page, prefix ? "en" : "ja");
        await page.goto(`${prefix}/auth/login?redirect=${encodeURIComponent(wanted)}`);
        await parts.email.fill(email);
        await parts.send.click();
        await parts.code.waitFor();
        await enterCode(page, await codeSentTo(email), prefix ? "en" : "ja");
        await expect(page).toHaveURL(wanted);
        // Otherwise requests of the page would still be under way when its cookie is deleted.
        await page.waitForLoadState("networkidle");
      }
    });
  });
}

test("a code that was asked for is still asked for after a reload, and the address can be changed", async ({
  page,
}) => {
  const { code, change, address } = await askForCode(page, forms[0]);
  await page.reload();
  await expect(code).toBeVisible();
  await change.click();
  await expect(address).toBeVisible();
  await page.reload();
  await expect(address).toBeVisible();
  await expect(code).toHaveCount(0);
});

test("a hostile redirect never leaves the site, whether signed in or signing in [RO-4]", async ({
  page,
}) => {
  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/ja/..//evil.example",
    "/.//evil.example",
    "/en//evil.example",
    "/%2f%2fevil.example",
    "/@evil.example",
  ];
  const email = newEmail();
  const parts = loginParts(page);
  await page.goto(`/auth/login?redirect=${encodeURIComponent(hostile[0] ?? "")}`);
  await parts.email.fill(email);
  await parts.send.click();
  await parts.code.waitFor();
  await enterCode(page, await codeSentTo(email));
  await expect(page).toHaveURL("/user");
  const posted = (wanted: string) =>
    page.request.post(`/auth/login?redirect=${encodeURIComponent(wanted)}`, {
      form: { intent: "change" },
      headers: { origin: e2eEnv.origin },
      maxRedirects: 0,
    });
  for (const wanted of hostile) {
    const answers = [
      await page.request.get(`/auth/login?redirect=${encodeURIComponent(wanted)}`, {
        maxRedirects: 0,
      }),
      await posted(wanted),
    ];
    for (const answer of answers) {
      const to = new URL(answer.headers()["location"] ?? "/", e2eEnv.origin);
      expect(to.origin, wanted).toBe(e2eEnv.origin);
    }
  }
});

test("another code can be sent after a minute, and the help for a missing mail opens", async ({
  page,
}) => {
  await stopClock(page);
  const { email, resend, missing } = await askForCode(page, forms[0]);
  await expect(resend).toHaveCount(0);
  await expect(page.getByText(/0:[0-5]\d|1:00/)).toBeVisible();
  await passTime(page, 61_000);
  await expect(resend).toBeVisible();
  await resend.click();
  const code = await codeSentTo(email, 2);
  await expect(page.getByText(words.ja.login.missing.spam)).toBeHidden();
  await missing.click();
  await expect(page.getByText(words.ja.login.missing.spam)).toBeVisible();
  await enterCode(page, code);
  await expect(page).toHaveURL("/user");
});

test("the keyboard alone signs in", async ({ page }) => {
  const email = newEmail();
  const { email: address, code } = loginParts(page);
  await visit(page, "/auth/login");
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await address.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await page.keyboard.type(await codeSentTo(email));
  await expect(page).toHaveURL("/user");
});

test("a code typed before the scripts have come is sent as soon as they are there", async ({
  page,
}) => {
  const [form = { prefix: "", locale: "ja" as const }] = forms;
  const { email, code } = await askForCode(page, form);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await code.fill(await codeSentTo(email));
  scripts.resolve();
  await expect(page).toHaveURL(/\/user$/);
});

for (const latency of [0, 300, 600]) {
  test(`a code is sent once by whoever also presses Enter and the button, on a line of ${latency} ms, and leads to the wanted page [AU-1]`, async ({
    page,
  }) => {
    let sent = 0;
    await page.route(/\/auth\/login\.data/, async (route) => {
      if (route.request().method() === "POST") sent++;
      await new Promise((resolve) => setTimeout(resolve, latency));
      await route.continue();
    });
    const { email, code, submit } = loginParts(page);
    const address = newEmail();
    await visit(page, "/auth/login?redirect=%2Fuser%2Faddress");
    await email.fill(address);
    await email.press("Enter");
    await email.press("Enter");
    await expect(code).toBeVisible();
    sent = 0;
    await code.pressSequentially(await codeSentTo(address));
    // Where there is no latency, the page may have gone on already.
    await Promise.allSettled([
      page.keyboard.press("Enter"),
      submit.click({ timeout: 2_000 }),
      page.keyboard.press("Enter"),
    ]);
    await expect(page).toHaveURL(/\/user\/(?:address$|passkey\?offer=%2Fuser%2Faddress$)/);
    expect(sent).toBe(1);
  });
}
