import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes } from "node:crypto";
import { hostCookieName, readCookie } from "@takujo/contracts/cookie";

const nameFor = (isSecure: boolean) => hostCookieName("code_browser", { isSecure });
/** A code is valid for five minutes; the cookie lasts longer, so that a late code is reported as expired. */
const cookieSeconds = 600;
const shape = /^[\w-]{22}$/;

/** The browser of the current request. The library does not pass the request to where codes are stored. */
const current = new AsyncLocalStorage<string>();

export function askingBrowserOf(
  request: Request,
  { isSecure }: { isSecure: boolean },
): string | undefined {
  const browser = readCookie(request.headers.get("cookie"), nameFor(isSecure));
  return browser !== undefined && shape.test(browser) ? browser : undefined;
}

export const newBrowser = () => randomBytes(16).toString("base64url");

export function withAskingBrowser<Result>(browser: string, run: () => Result): Result {
  return current.run(browser, run);
}

export function askingBrowserCookie(browser: string, { isSecure }: { isSecure: boolean }): string {
  return `${nameFor(isSecure)}=${browser}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * Codes and their identifiers are stored as keyed hashes over the browser that asked. Another browser finds no code, so it can
 * neither use it nor spend its attempts.
 */
export function hashForBrowser(key: Buffer, text: string): string {
  const browser = current.getStore() ?? "";
  return createHmac("sha256", key).update(`${browser}\n${text}`).digest("base64url");
}
