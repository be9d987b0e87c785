import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes } from "node:crypto";
import { hostCookieName } from "@takujo/contracts/host-cookie";
import { readCookie } from "@takujo/contracts/read-cookie";

const nameFor = (isSecure: boolean) => hostCookieName("code_browser", { isSecure });
/** A code lives for five minutes; the cookie a little longer, so that a late answer hears "expired". */
const cookieSeconds = 600;
const shape = /^[\w-]{22}$/;

/** Which browser the request at hand comes from. The library passes no request to where codes are stored. */
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
 * Where and as what codes are kept: both are keyed hashes over the browser that asked. Another browser finds no
 * code at all, so it can neither use one nor spend its tries.
 */
export function hashForBrowser(key: Buffer, text: string): string {
  const browser = current.getStore() ?? "";
  return createHmac("sha256", key).update(`${browser}\n${text}`).digest("base64url");
}
