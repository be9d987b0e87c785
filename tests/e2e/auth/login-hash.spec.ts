import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
  signIn,
} from "../support/sign-in/sign-in.ts";
import { languages } from "../support/words.ts";

test.beforeEach(({ context }) => fromOwnPlace(context));

async function signInHere(page: Page, locale: "ja" | "en") {
  const parts = loginParts(page, locale);
  const email = newEmail();
  await parts.email.fill(email);
  await parts.send.click();
  await parts.code.waitFor();
  await enterCode(page, await codeSentTo(email), locale);
}

for (const { prefix, locale } of languages.slice(0, 1)) {
  test(`whoever opens ${prefix}/user/address#list comes back to the list [RO-2] [RO-4]`, async ({
    page,
  }) => {
    const wanted = `${prefix}/user/address?x=1#list`;
    await visit(page, wanted);
    await expect(page).toHaveURL(`${prefix}/auth/login?redirect=${encodeURIComponent(wanted)}`);
    await signInHere(page, locale);
    await expect(page).toHaveURL(wanted);
  });
}

test("whoever follows a link to /en/user/address#list comes back to the list [RO-2] [RO-4]", async ({
  page,
}) => {
  const wanted = "/en/user/address#list";
  await visit(page, "/en/about");
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, "/user/address#list");
  await expect(page).toHaveURL(`/en/auth/login?redirect=${encodeURIComponent(wanted)}`);
  await signInHere(page, "en");
  await expect(page).toHaveURL(wanted);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the hash stays in the address on the whole way [RO-2] [RO-4]", async ({ page }) => {
    await page.goto("/user/address#list");
    await expect(page).toHaveURL("/auth/login?redirect=%2Fuser%2Faddress#list");
    await signInHere(page, "ja");
    await expect(page).toHaveURL("/user/address#list");
  });
});

test("login_user is asked with another key each time [CA-17]", async ({ page }) => {
  await signIn(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/v1/authorized/logins/login_user") asked.push(search);
  });
  for (const path of ["/", "/about", "/user"]) {
    const before = asked.length;
    await visit(page, path);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  }
  for (const search of asked) expect(search).toMatch(/^\?_=[\w-]{36}$/);
  expect(new Set(asked).size).toBe(asked.length);
});
