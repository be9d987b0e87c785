import type { Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

const sessionUrl = "**/api/auth/get-session";
const { account, login } = words.ja.commons.header;

for (const [what, answer] of [
  ["has no answer", (route: Route) => route.abort()],
  ["is refused", (route: Route) => route.fulfill({ status: 500, json: {} })],
  ["is answered by something else", (route: Route) => route.fulfill({ body: "<html>" })],
] as const) {
  test(`a question for the session that ${what} counts as signed out, and the next navigation asks again [AU-8][AU-11]`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|status of 500/);
    const email = await signIn(page, { to: "/about" });
    const banner = page.getByRole("banner");
    const pill = banner.getByRole("link", { name: account });
    const toLogin = banner.getByRole("link", { name: login });
    const known = () => page.evaluate(() => localStorage.getItem("session"));
    await expect(pill.locator("img")).toBeVisible();
    await expect.poll(known).toContain(email);

    let asked = 0;
    await page.route(sessionUrl, (route) => {
      asked++;
      return answer(route);
    });
    await page.goto("/news");
    await expect(toLogin).toBeVisible();
    await expect(pill).toBeHidden();
    // A lost connection ends nothing.
    expect(await known()).toContain(email);
    expect((await context.cookies()).some(({ name }) => name === "auth_jwt")).toBe(true);
    expect(asked).toBe(1);

    // Within the same document, so that nothing but the navigation makes it ask.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await banner.getByRole("link", { name: words.ja.titles.article }).click();
    await expect(page).toHaveURL("/article");
    await expect.poll(() => asked).toBe(2);
    await expect(toLogin).toBeVisible();

    await page.unroute(sessionUrl);
    await banner.getByRole("link", { name: words.ja.titles.news }).click();
    await expect(page).toHaveURL("/news");
    await expect(pill.locator("img")).toBeVisible();
    await expect(toLogin).toBeHidden();
    await expect.poll(known).toContain(email);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
}
