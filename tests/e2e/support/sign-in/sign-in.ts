import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { untilHydrated } from "../fixtures.ts";
import { untilMailTo } from "../mails.ts";
import { words } from "../words.ts";
import { authCalls } from "./auth-calls.ts";

export const newEmail = () => `${randomUUID()}@example.jp`;

/** Sign-ins are limited by network address, which the proxy reports to the server: here the test does. */
export const ownPlace = () => ({
  "x-forwarded-for": [10, ...Array.from({ length: 3 }, () => randomInt(256))].join("."),
});

export const fromOwnPlace = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders(ownPlace());

const codeShape = /#(\d{6})\s*$/;

/** The code in the count-th mail to this address. */
export async function codeSentTo(email: string, count = 1): Promise<string> {
  const code = codeShape.exec((await untilMailTo(email, count)).text)?.[1];
  if (!code) throw new Error("the mail has no code");
  return code;
}

export const otherCode = (code: string) => (code === "111111" ? "222222" : "111111");

/** The fields and buttons of the page that signs in, by their names. */
export function loginParts(page: Page, locale: "ja" | "en" = "ja") {
  const { email, code, missing, passkey } = words[locale].login;
  const main = page.getByRole("main");
  return {
    email: main.getByRole("textbox", { name: email.label }),
    send: main.getByRole("button", { name: email.send }),
    code: main.getByRole("textbox", { name: code.label }),
    submit: main.getByRole("button", { name: code.submit, exact: true }),
    resend: main.getByRole("button", { name: code.resend }),
    change: main.getByRole("button", { name: code.change }),
    missing: main.getByText(missing.title),
    passkey: main.getByRole("button", { name: passkey.signIn }),
  };
}

interface SignInOptions {
  email?: string;
  /** The form of the site, which is '' , /ja or /en. */
  prefix?: "" | "/ja" | "/en";
  /** Where to go then. */
  to?: string;
  /** How many mails the address has had so far. */
  sentBefore?: number;
}

/** Signs the holder of these cookies in by a code from a real mail, and returns the address. */
export async function signInByRequest(
  { request }: Pick<BrowserContext, "request">,
  { email = newEmail(), locale = "ja" as "ja" | "en", sentBefore = 0 } = {},
): Promise<string> {
  const { post } = authCalls({ request }, locale);
  await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
  const otp = await codeSentTo(email, sentBefore + 1);
  const answer = await post("/sign-in/email-otp", { email, otp });
  if (!answer.ok()) throw new Error(`not signed in: ${answer.status()} ${await answer.text()}`);
  return email;
}

/** Signs a browser in without any page. */
export async function signInByCode(
  context: BrowserContext,
  { prefix = "", ...options }: Omit<SignInOptions, "to"> = {},
): Promise<string> {
  await fromOwnPlace(context);
  return signInByRequest(context, { ...options, locale: prefix === "/en" ? "en" : "ja" });
}

/** The same, and opens a page then if it is named. */
export async function signIn(page: Page, options: SignInOptions = {}): Promise<string> {
  const { prefix = "", to } = options;
  const email = await signInByCode(page.context(), options);
  if (to === undefined) return email;
  await page.goto(prefix + to);
  if (await isAlive(page)) await untilHydrated(page);
  return email;
}

/** As people do it, on the page that signs in, with scripts and without. */
export async function signInOnPage(
  page: Page,
  { email = newEmail(), prefix = "", to = "/user", sentBefore = 0 }: SignInOptions = {},
): Promise<string> {
  await fromOwnPlace(page.context());
  const parts = loginParts(page, prefix === "/en" ? "en" : "ja");
  await page.goto(`${prefix}/auth/login?redirect=${encodeURIComponent(prefix + to)}`);
  await parts.email.fill(email);
  await parts.send.click();
  await parts.code.waitFor();
  await enterCode(page, await codeSentTo(email, sentBefore + 1), prefix === "/en" ? "en" : "ja");
  await page.waitForURL((url) => url.pathname !== `${prefix}/auth/login`);
  return email;
}

/** Waits until the page knows its session: what it still asks for would be refused, and logged. */
export async function signOut(page: Page): Promise<void> {
  await page.goto("/user", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: words.ja.account.signOut }).first().click();
  await page.waitForURL("/");
}

/** With scripts a whole code sends itself. */
export async function enterCode(page: Page, code: string, locale: "ja" | "en" = "ja") {
  const parts = loginParts(page, locale);
  await parts.code.fill(code);
  if (!(await isAlive(page))) await parts.submit.click();
}

const isAlive = async (page: Page) => (await page.locator("html[data-script]").count()) > 0;
