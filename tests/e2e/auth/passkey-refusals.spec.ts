import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { sessionCookie } from "../support/sign-in/auth-calls.ts";
import { addAuthenticator } from "../support/sign-in/passkey.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { languages, words } from "../support/words.ts";

type Json = Record<string, unknown>;
type Form = Pick<(typeof languages)[number], "prefix" | "locale">;

const japanese: Form = { prefix: "", locale: "ja" };

const optionsUrl = "**/api/auth/passkey/generate-register-options*";

/** Signed in, on the page of passkeys, with an authenticator in the device. */
async function onPasskeys(page: Page, { prefix, locale }: Form) {
  await signIn(page, { prefix });
  const authenticator = await addAuthenticator(page);
  await visit(page, `${prefix}/user/passkey`);
  const main = page.getByRole("main");
  const { add, refusal, list, done } = words[locale].passkey;
  return {
    authenticator,
    here: main.getByRole("button", { name: add.here }),
    remove: main.getByRole("button", { name: list.deleteOf.replace("{name}", "iPhone") }),
    alert: main.getByRole("alert"),
    refusal,
    async addPhone() {
      await main.getByLabel(add.name).fill("iPhone");
      await main.getByRole("button", { name: add.here }).click();
      await expect(page.locator(".toast")).toContainText(done.added);
    },
  };
}

/** The browser's own errors when it does not create a passkey. */
async function listenToBrowser(page: Page) {
  await page.evaluate(() => {
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = (options) =>
      create(options).catch((error: Error) => {
        document.documentElement.dataset["browserSaid"] = error.message;
        throw error;
      });
  });
  return async () => (await page.locator("html").getAttribute("data-browser-said")) ?? "";
}

async function changeOptions(page: Page, change: (options: Json) => Json): Promise<void> {
  await page.route(optionsUrl, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

for (const form of languages) {
  test(`${form.prefix}/user/passkey names what was registered before, and what was cancelled, with code and status [EC-3]`, async ({
    page,
  }) => {
    const { authenticator, here, alert, refusal, addPhone } = await onPasskeys(page, form);
    await authenticator.verifyUser(false);
    await here.click();
    await expect(alert).toHaveText(
      `${refusal.ERROR_CEREMONY_ABORTED} (ERROR_CEREMONY_ABORTED 400)`,
    );
    await authenticator.verifyUser(true);
    await addPhone();
    await here.click();
    await expect(alert).toHaveText(
      `${refusal.ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED} (ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED 400)`,
    );
  });
}

test("/user/passkey shows other errors of the browser by their own code and message [EC-3]", async ({
  page,
}) => {
  const { here, alert, refusal } = await onPasskeys(page, japanese);
  const said = (message: string, code: string) =>
    `${refusal.other.replace("{message}", message)} (${code} 400)`;
  const browserSaid = await listenToBrowser(page);
  const rp = { id: "takujo.example", name: "Takujo" };
  await changeOptions(page, (options) => ({ ...options, rp }));
  await here.click();
  await expect(alert).toContainText("SecurityError");
  expect(await browserSaid()).not.toBe("");
  await expect(alert).toHaveText(said(await browserSaid(), "SecurityError"));
  await page.unroute(optionsUrl);
  // No virtual authenticator can be made to raise it.
  await page.evaluate(() => {
    navigator.credentials.create = () =>
      Promise.reject(new DOMException("No such algorithm here.", "NotSupportedError"));
  });
  await here.click();
  await expect(alert).toHaveText(said("No such algorithm here.", "NotSupportedError"));
});

test("/user/passkey shows an unknown error as 500 [EC-3]", async ({ page }) => {
  const { here, alert, refusal } = await onPasskeys(page, japanese);
  const unknown = `${refusal.other.replace("{message}", "Passkey registration failed")} (UNKNOWN_ERROR 500)`;
  await changeOptions(page, () => ({ challenge: 1 }));
  await here.click();
  await expect(alert).toHaveText(unknown);
  await page.unroute(optionsUrl);
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new Error("of an extension"));
  });
  await here.click();
  await expect(alert).toHaveText(unknown);
});

test("/user/passkey neither adds nor deletes for who is no longer signed in, and says so [PK-3][EC-4]", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const { here, remove, alert, refusal, addPhone } = await onPasskeys(page, japanese);
  await addPhone();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await context.clearCookies({ name: sessionCookie });
  await here.click();
  const said = `${refusal.NOT_LOGGED_IN} (NOT_LOGGED_IN 401)`;
  await expect(alert).toHaveText(said);
  expect(asked.filter((path) => path.includes("/passkey/"))).toEqual([]);

  await remove.click();
  const accept = words.ja.passkey.delete.accept;
  await page.getByRole("dialog").getByRole("button", { name: accept }).click();
  await expect(page.locator(".account-notice[role=alert]")).toHaveText(said);
});

test("/auth/login shows the error name of a refused passkey [EC-2]", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await visit(page, "/auth/login");
  const { passkey, refusal } = words.ja.login;
  await page.getByRole("button", { name: passkey.signIn }).click();
  const said = refusal.codeAndMessage
    .replace("{code}", "AUTH_CANCELLED")
    .replace("{message}", "auth cancelled");
  await expect(page.getByRole("main").getByText(`${passkey.cancelled} ${said}`)).toBeVisible();
});
