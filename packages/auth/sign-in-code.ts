import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import { APIError } from "better-auth/api";
import { emailOTP } from "better-auth/plugins/email-otp";
import { hashForBrowser } from "./asking-browser.ts";
import { deriveKey } from "./derive-key.ts";
import { enqueueAccountMails } from "./mail/account-mail.ts";
import { localeOf } from "./request-locale.ts";

export const codeSeconds = 300;

/** Counted for every address alike, whether or not somebody has an account under it. */
const codesByEmail = { scope: "sign-in-code", most: 5, seconds: 3600 };

export interface CodeOptions {
  db: Database;
  signingSecret: string;
  origin: string;
}

/**
 * Codes of six digits that live for five minutes, serve once, allow three tries and are kept as keyed hashes bound to
 * the browser that asked. Sign-up stays open: were it closed, the answers would tell which addresses are known.
 */
export function signInCodes({ db, signingSecret, origin }: CodeOptions) {
  const key = deriveKey(signingSecret, "sign-in code");
  return emailOTP({
    otpLength: 6,
    expiresIn: codeSeconds,
    allowedAttempts: 3,
    storeOTP: { hash: async (code) => hashForBrowser(key, code) },
    // By address of the client; the limit by address of the mailbox is ours.
    rateLimit: { window: 60, max: 20 },
    async sendVerificationOTP({ email, otp }, ctx) {
      const mail = {
        kind: "sign-in-code",
        to: email,
        locale: localeOf(ctx?.request),
        code: otp,
        host: new URL(origin).hostname,
      } as const;
      await db
        .transaction()
        .execute((transaction) =>
          enqueueAccountMails(transaction, [mail], { signingSecret, seconds: codeSeconds }),
        );
    },
  });
}

/** Under which name a code waits. The address is no part of it that could be read. */
export const codeIdentifiers = (signingSecret: string) => {
  const key = deriveKey(signingSecret, "sign-in code identifier");
  return { hash: async (identifier: string) => hashForBrowser(key, identifier) };
};

/** Before a code is made. */
export async function admitCodeRequest(
  body: { email?: unknown; type?: unknown } | undefined,
  { db, signingSecret }: CodeOptions,
): Promise<void> {
  if (body?.type !== "sign-in") throw new APIError("BAD_REQUEST", { message: "Invalid OTP type" });
  const email = String(body.email ?? "").toLowerCase();
  try {
    await takeFromLimit(db, codesByEmail, email, signingSecret);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new APIError(
      "TOO_MANY_REQUESTS",
      { code: "TOO_MANY_CODES", message: "Too many codes were asked for" },
      { "retry-after": String(error.retryAfter) },
    );
  }
}
