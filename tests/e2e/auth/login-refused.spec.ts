import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { authCalls } from "../support/sign-in/auth-calls.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
  otherCode,
} from "../support/sign-in/sign-in.ts";
import { languages, scriptsTried, words } from "../support/words.ts";

test.beforeEach(async ({ context, faults }) => {
  await fromOwnPlace(context);
  // Chromium reports every 4xx answer.
  faults.allow(/status of 4\d\d/);
});

type Language = (typeof languages)[number]["locale"];

async function askForCode(page: Page, { prefix, locale }: (typeof languages)[number]) {
  const email = newEmail();
  const parts = loginParts(page, locale);
  await page.goto(`${prefix}/auth/login`);
  await parts.email.fill(email);
  await parts.send.click();
  await expect(parts.code).toBeVisible();
  return { ...parts, address: email };
}

const isLoginPost = (request: Request) =>
  request.method() === "POST" && request.url().includes("/auth/login");

async function miss(page: Page, wrong: string, locale: Language) {
  const answered = page.waitForResponse((response) => isLoginPost(response.request()));
  await enterCode(page, wrong, locale);
  await answered;
  await expect(loginParts(page, locale).code).toHaveValue("");
}

for (const form of languages) {
  const { prefix, locale } = form;
  const { refusal } = words[locale].login;

  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${prefix}/auth/login sends a new code at once after three wrong ones, and it lets the person in [EC-1]`, async ({
        page,
      }) => {
        const { address, code } = await askForCode(page, form);
        const first = await codeSentTo(address);
        await miss(page, otherCode(first), locale);
        await expect(page.getByText(refusal.INVALID_OTP)).toBeVisible();
        await miss(page, otherCode(first), locale);
        await miss(page, otherCode(first), locale);
        await expect(page.getByText(refusal.TOO_MANY_ATTEMPTS)).toBeVisible();
        await expect(code).toHaveAccessibleDescription(/TOO_MANY_ATTEMPTS/);
        await enterCode(page, await codeSentTo(address, 2), locale);
        await expect(page).toHaveURL(`${prefix}/user`);
      });

      test(`${prefix}/auth/login says when no more codes can be sent, and lets the person ask at once`, async ({
        page,
        context,
      }) => {
        const { address, resend } = await askForCode(page, form);
        const { post } = authCalls(context, locale);
        for (let count = 2; count <= 5; count++) {
          await post("/email-otp/send-verification-otp", { email: address, type: "sign-in" });
        }
        const wrong = otherCode(await codeSentTo(address, 5));
        for (let count = 1; count <= 3; count++) await miss(page, wrong, locale);
        await expect(page.getByText(refusal.TOO_MANY_CODES)).toBeVisible();
        await resend.click();
        await expect(page.getByText(refusal.TOO_MANY_CODES)).toBeVisible();
      });
    });
  }
}

test("an incomplete code does not count as an attempt", async ({ page }) => {
  const [form = { prefix: "" as const, locale: "ja" as const }] = languages;
  const { address, code, submit } = await askForCode(page, form);
  for (let count = 1; count <= 4; count++) {
    await code.fill("12");
    const answered = page.waitForResponse((response) => isLoginPost(response.request()));
    await submit.click();
    await answered;
    await expect(page.getByText(words.ja.login.refusal.incomplete, { exact: true })).toBeVisible();
  }
  await enterCode(page, await codeSentTo(address));
  await expect(page).toHaveURL("/user");
});

test("a code that is typed while another one is under way stays, and is sent then", async ({
  page,
}) => {
  const [form = { prefix: "" as const, locale: "ja" as const }] = languages;
  const { address, code, submit } = await askForCode(page, form);
  const right = await codeSentTo(address);
  const sent: { code: string; answer: () => void }[] = [];
  await page.route("**/auth/login.data*", async (route) => {
    if (isLoginPost(route.request())) {
      const fields = new URLSearchParams(route.request().postData() ?? "");
      await new Promise<void>((answer) => sent.push({ code: String(fields.get("code")), answer }));
    }
    await route.fallback();
  });
  const codesSent = () => sent.map((one) => one.code);
  await code.fill("12");
  await submit.click();
  await expect.poll(codesSent).toEqual(["12"]);
  await code.fill(otherCode(right));
  await submit.press("Enter");
  sent[0]?.answer();
  await expect.poll(codesSent).toEqual(["12", otherCode(right)]);
  await code.fill(right);
  await expect(code).toHaveValue(right);
  sent[1]?.answer();
  await expect.poll(codesSent).toEqual(["12", otherCode(right), right]);
  sent[2]?.answer();
  await expect(page).toHaveURL("/user");
});

test("a code that is entered the moment a refusal is shown is sent", async ({ page }) => {
  const [form = { prefix: "" as const, locale: "ja" as const }] = languages;
  const { address } = await askForCode(page, form);
  const wrong = otherCode(await codeSentTo(address));
  await page.evaluate((code) => {
    // The third one is the last: more would meet the limit of requests.
    let left = 3;
    const enter = () => {
      const input = document.querySelector<HTMLInputElement>(".code-boxes-input");
      if (left === 0 || !input || input.value !== "") return;
      left--;
      // As if typed: React ignores a value that it was told of by its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, code);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    new MutationObserver(enter).observe(document.body, { childList: true, subtree: true });
    enter();
  }, wrong);
  await expect(page.getByText(words.ja.login.refusal.TOO_MANY_ATTEMPTS)).toBeVisible();
});
