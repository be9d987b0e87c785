import { clientAddressHeader } from "@takujo/contracts/client-address";
import type { Database } from "@takujo/runtime/database/database";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import type { Limit } from "@takujo/runtime/limit/limit";
import { keyFor, type SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { APIError } from "better-auth/api";
import { emailOTP } from "better-auth/plugins/email-otp";
import { z } from "zod";
import { hashForBrowser } from "./asking-browser.ts";
import { knownBrowserOf } from "./known-browser.ts";
import { enqueueAccountMails } from "./mail/account-mail.ts";
import { localeOf } from "./request-locale.ts";
import { takeLimits } from "./take-limits.ts";

export const codeSeconds = 300;

/**
 * Counted the same for every address, with or without an account. A browser that has signed in with the address has its own
 * limit, so that nobody else can use up its codes; others are limited per network and in total.
 */
export const codesByNetwork: Limit = { scope: "sign-in-code-network", max: 5, seconds: 3600 };
export const codesByEmail: Limit = { scope: "sign-in-code", max: 20, seconds: 3600 };
const codesByKnownBrowser = { scope: "sign-in-code-browser", max: 5, seconds: 3600 };

export interface CodeOptions {
  db: Database;
  signingSecret: SigningSecret;
  origin: string;
}

/**
 * Six-digit codes, valid for five minutes, once, with three attempts, stored as keyed hashes bound to the browser that asked.
 * Sign-up stays open: otherwise the responses would reveal which addresses have accounts.
 */
export function signInCodes({ db, signingSecret, origin }: CodeOptions) {
  const key = keyFor(signingSecret, "sign-in code");
  return emailOTP({
    otpLength: 6,
    expiresIn: codeSeconds,
    allowedAttempts: 3,
    storeOTP: { hash: async (code) => hashForBrowser(key, code) },
    // Per client address; the limit per mailbox is our own.
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

/** Identifier under which a code is stored. The address cannot be read from it. */
export const codeIdentifiers = (signingSecret: SigningSecret) => {
  const key = keyFor(signingSecret, "sign-in code identifier");
  return { hash: async (identifier: string) => hashForBrowser(key, identifier) };
};

/** Runs before a code is created. Refused requests do not count. */
export async function admitCodeRequest(
  body: { email: string; type: string },
  headers: Headers,
  { db, signingSecret, origin }: CodeOptions,
): Promise<void> {
  if (body.type !== "sign-in") throw new APIError("BAD_REQUEST", { message: "Invalid OTP type" });
  const email = body.email.toLowerCase();
  if (!z.email().safeParse(email).success) {
    throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "Invalid email" });
  }
  const known = knownBrowserOf(headers, email, { signingSecret, origin });
  const network = addressBlock(headers.get(clientAddressHeader) ?? "unknown");
  await takeLimits(
    { db, signingSecret },
    known
      ? [[codesByKnownBrowser, `${email}\n${known}`]]
      : [
          [codesByNetwork, `${email}\n${network}`],
          [codesByEmail, email],
        ],
    { code: "TOO_MANY_CODES", message: "Too many codes were asked for" },
  );
}
