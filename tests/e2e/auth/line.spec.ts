import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { runServer } from "../../support/programs/run-server.ts";
import { type Line, startLine } from "../../support/services/line-provider.ts";
import { expectAccessible } from "../support/axe.ts";
import { e2eEnv } from "../support/env.ts";
import { test as base, expect, untilHydrated } from "../support/fixtures.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
} from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

/** A server of the same site with a LINE channel, and a stand-in for LINE. */
const test = base.extend<object, { site: { origin: string; line: Line } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be taken apart.
    async ({}, use) => {
      const port = await freePort();
      const line = await startLine({ origin: `http://localhost:${port}` });
      const server = await runServer({
        databaseUrl: e2eEnv.databaseUrl,
        env: { PORT: String(port), TRUSTED_PROXIES: "1", ...line.env },
      });
      await use({ origin: server.origin, line });
      await server.stop();
      line.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.beforeEach(({ context }) => fromOwnPlace(context));

const newSubject = () => `U${randomBytes(16).toString("hex")}`;

/** The person's steps at LINE, at the first consent. */
async function answerLine(page: Page, subject: string | null) {
  await page.waitForURL(/\/interaction\//);
  if (subject === null) return page.getByRole("button", { name: "キャンセル" }).click();
  await page.getByRole("textbox").fill(subject);
  return page.getByRole("button", { name: "許可する" }).click();
}

async function proveAddress(page: Page, email: string, locale: "ja" | "en") {
  const parts = loginParts(page, locale);
  await parts.email.fill(email);
  await parts.send.click();
  await parts.code.waitFor();
  await enterCode(page, await codeSentTo(email), locale);
}

test.describe("in Japanese, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a new person comes by LINE, verifies an address, and needs one tap the next time", async ({
    page,
    site,
  }) => {
    const { line, email: byMail } = words.ja.login;
    const email = newEmail();
    const lineButton = page.getByRole("button", { name: line.signIn });
    await page.goto(`${site.origin}/auth/login?redirect=%2Fuser%2Fprofile`);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(byMail.heading);
    await expectAccessible(page, "the login page");
    await lineButton.click();
    await answerLine(page, newSubject());

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(line.finish.heading);
    await untilHydrated(page);
    await expect(loginParts(page).passkey).toHaveCount(0);
    await expectAccessible(page, "after LINE");
    await proveAddress(page, email, "ja");
    await page.waitForURL(/\/user\//);

    await page.goto(`${site.origin}/user`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: words.ja.account.signOut }).first().click();
    await page.waitForURL(`${site.origin}/`);
    await page.goto(`${site.origin}/auth/login?redirect=%2Fuser%2Fdevice`);
    await untilHydrated(page);
    await lineButton.click();
    await expect(page).toHaveURL(`${site.origin}/user/device`);
    await expect(page.getByRole("main")).toContainText(words.ja.devices.list.method.line);
  });
});

test("in English, an account is connected to LINE and disconnected; a refusal is reported", async ({
  page,
  site,
}) => {
  const { login, passkey } = words.en;
  await page.goto(`${site.origin}/en/auth/login?redirect=%2Fen%2Fuser%2Fpasskey`);
  await untilHydrated(page);
  await page.getByRole("button", { name: login.line.signIn }).click();
  await answerLine(page, null);
  await expect(page.getByRole("alert")).toContainText(login.line.refusal.denied);
  await expect(page).toHaveURL(/\/en\/auth\/login\?redirect=%2Fen%2Fuser%2Fpasskey&line=denied$/);
  await untilHydrated(page);

  await proveAddress(page, newEmail(), "en");
  await page.waitForURL(/\/en\/user\/passkey/);
  await page.goto(`${site.origin}/en/user/passkey`);
  await untilHydrated(page);
  await page.getByRole("button", { name: passkey.line.link }).click();
  await answerLine(page, newSubject());
  await expect(page.getByText(passkey.line.done)).toBeVisible();
  await untilHydrated(page);
  await expectAccessible(page, "with LINE connected");
  await page.getByRole("button", { name: passkey.line.unlink }).click();
  await expect(page.getByRole("button", { name: passkey.line.link })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to LINE and back", async ({ page, site }) => {
    const { line } = words.ja.login;
    await page.goto(`${site.origin}/ja/auth/login`);
    await page.getByRole("button", { name: line.signIn }).click();
    await answerLine(page, newSubject());
    await expect(page).toHaveURL(`${site.origin}/ja/auth/login?line=finish`);
    await page.getByRole("button", { name: line.finish.without }).click();
    await expect(page.getByRole("button", { name: line.signIn })).toBeVisible();
  });
});
