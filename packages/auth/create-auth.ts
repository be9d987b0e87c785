import { randomUUID } from "node:crypto";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { freshSeconds } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { betterAuth, type Session } from "better-auth";
import { isAPIError } from "better-auth/api";
import { accountDeletion, type DeletionNotice } from "./account-deletion/account-deletion.ts";
import { adminCalls } from "./admin/admin-calls.ts";
import { calls } from "./calls.ts";
import { emailChange } from "./email-change/email-change.ts";
import { authHooks } from "./hooks.ts";
import type { LineChannel } from "./line/channel.ts";
import { lineCallbackPath, lineSignIn } from "./line/line-sign-in.ts";
import { passkeys } from "./passkeys.ts";
import { localeOf } from "./request-locale.ts";
import { codeIdentifiers, signInCodes } from "./sign-in-code.ts";
import { cookiePrefixOf } from "./signed-cookies.ts";
import { librarySecrets, tokens } from "./tokens.ts";

export const authBasePath = "/api/auth";

export interface AuthOptions {
  db: Database;
  logger: Logger;
  /** The public address. Passkeys are bound to its host. */
  origin: string;
  signingSecret: SigningSecret;
  /** These users are admins whatever their role says. */
  adminUserIds: string[];
  /** Without it, LINE sign-in is off. */
  line?: LineChannel | undefined;
  /** Called before an account is deleted. */
  farewellOf?: ((userId: string) => Promise<DeletionNotice>) | undefined;
}

const days = 86_400;

/** The configured library. Only `auth-api.ts` passes requests to it. */
export function createAuth(options: AuthOptions) {
  const { db, logger, origin, signingSecret } = options;
  return betterAuth({
    appName: "Takujo",
    baseURL: origin,
    basePath: authBasePath,
    secrets: librarySecrets(signingSecret),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    // Details may contain names and addresses, so only the message is logged.
    logger: {
      level: "warn",
      log: (level, message) =>
        logger[level === "error" ? "error" : "warn"]({ part: "auth" }, message),
    },
    // Anything but an API error is a fault and is thrown to the caller.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    database: { db, type: "postgres", transaction: true },
    advanced: {
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // The library's own prefix, __Secure-, could be set by other hosts of the domain.
      cookiePrefix: cookiePrefixOf(origin),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: origin.startsWith("https:") },
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "rate_limit",
      window: 10,
      max: 100,
      customRules: {
        // These send mails to other people.
        "/email-otp/send-verification-otp": { window: 60, max: 10 },
        "/change-email": { window: 60, max: 5 },
        "/verify-email": { window: 60, max: 10 },
        "/passkey/verify-authentication": { window: 60, max: 20 },
        // These ask LINE.
        "/line/sign-in": { window: 60, max: 20 },
        "/line/link": { window: 60, max: 10 },
        [lineCallbackPath]: { window: 60, max: 20 },
      },
    },
    // No session cache in a cookie: with one, a banned person would still get new tokens.
    session: {
      expiresIn: 30 * days,
      updateAge: days,
      freshAge: freshSeconds,
      cookieCache: { enabled: false },
      additionalFields: sessionFields,
    },
    user: {
      deleteUser: accountDeletion(options),
      additionalFields: {
        locale: { type: "string", required: false, defaultValue: "ja", input: false },
      },
    },
    verification: {
      storeIdentifier: {
        default: "plain",
        overrides: { "sign-in-otp-": codeIdentifiers(signingSecret) },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, ctx) => ({ data: { ...user, locale: localeOf(ctx?.request) } }),
        },
      },
      session: { create: { before: withSignInMethod } },
    },
    hooks: authHooks(options),
    plugins: [
      signInCodes(options),
      emailChange(options),
      passkeys(origin),
      adminCalls(options),
      tokens(options),
      ...(options.line ? [lineSignIn(options.line, options)] : []),
    ],
  });
}

const sessionFields = {
  signInMethod: { type: "string", required: false, input: false },
} as const;

/** Each session says how it was opened; one of an impersonation was not opened by the person. */
async function withSignInMethod(
  session: Session & Record<string, unknown>,
  ctx: { path?: string } | null,
) {
  return { data: { ...session, signInMethod: calls.get(ctx?.path ?? "")?.signsInBy ?? null } };
}
