import { lineIdentityCookie } from "@takujo/contracts/account/line-outcome";
import { hostCookieName, readCookie } from "@takujo/contracts/cookie";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

interface CookieOptions {
  signingSecret: SigningSecret;
  origin: string;
}

/** An identity from LINE without an account yet. */
interface PendingIdentity {
  subject: string;
  provenAt: Date;
}

/** Long enough to fetch a code from the mailbox, and to mistype it. */
const pendingSeconds = 900;
const shape = /^([\w-]{1,100})\.(\d{1,15})\.([\w-]{43})$/;
const purpose = "line identity";

const securityOf = (origin: string) => ({ isSecure: origin.startsWith("https:") });
const nameFor = (origin: string) => hostCookieName(lineIdentityCookie, securityOf(origin));

/** In a cookie, so that only the browser in which LINE was asked can finish with it. */
export function pendingIdentityCookie(subject: string, { signingSecret, origin }: CookieOptions) {
  const content = `${subject}.${Date.now()}`;
  const value = `${content}.${sign(content, signingSecret, purpose)}`;
  return cookieOf(value, pendingSeconds, origin);
}

export const clearedPendingIdentity = (origin: string) => cookieOf("", 0, origin);

export function pendingIdentityOf(
  headers: Headers,
  { signingSecret, origin }: CookieOptions,
): PendingIdentity | undefined {
  const text = readCookie(headers.get("cookie"), nameFor(origin)) ?? "";
  const [, subject = "", at = "", given = ""] = shape.exec(text) ?? [];
  if (!isSigned(`${subject}.${at}`, given, signingSecret, purpose)) return undefined;
  const isLate = Date.now() - Number(at) > pendingSeconds * 1_000;
  return isLate ? undefined : { subject, provenAt: new Date(Number(at)) };
}

function cookieOf(value: string, maxAge: number, origin: string) {
  const { isSecure: secure } = securityOf(origin);
  const attributes = { maxAge, path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return [nameFor(origin), value, attributes] as const;
}
