import { randomUUID } from "node:crypto";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { freshSeconds } from "@takujo/runtime/bearer/demand-fresh-sign-in";
import type { Database } from "@takujo/runtime/database";
import type { Logger } from "@takujo/runtime/logger";
import type { SigningSecret } from "@takujo/runtime/secret-keys";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { adminCalls } from "./admin/admin-calls.ts";
import { emailChange } from "./email-change/email-change.ts";
import { authHooks } from "./hooks.ts";
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
  /** Those who always may, whatever their role says. */
  adminUserIds: string[];
}

const days = 86_400;

/** The library, configured. Only `auth-api.ts` answers requests with it. */
export function createAuth(options: AuthOptions) {
  const { db, logger, origin, signingSecret } = options;
  return betterAuth({
    appName: "Takujo",
    baseURL: origin,
    basePath: authBasePath,
    secrets: librarySecrets(signingSecret),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    // Names and addresses may stand in the details, so that only its words are logged.
    logger: {
      level: "warn",
      log: (level, message) =>
        logger[level === "error" ? "error" : "warn"]({ part: "auth" }, message),
    },
    // What is no answer of its own is a fault, and left to who called.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    database: { db, type: "postgres", transaction: true },
    advanced: {
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // The library's own prefix would be __Secure-, which other hosts of the domain can set too.
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
        // Their mails go to other people.
        "/email-otp/send-verification-otp": { window: 60, max: 10 },
        "/change-email": { window: 60, max: 5 },
        "/verify-email": { window: 60, max: 10 },
        "/passkey/verify-authentication": { window: 60, max: 20 },
      },
    },
    // Without a cache of the session in a cookie: with one, who is banned would get fresh tokens.
    session: {
      expiresIn: 30 * days,
      updateAge: days,
      freshAge: freshSeconds,
      cookieCache: { enabled: false },
    },
    user: {
      deleteUser: { enabled: true },
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
    },
    hooks: authHooks(options),
    plugins: [
      signInCodes(options),
      emailChange(options),
      passkeys(origin),
      adminCalls(options),
      tokens(options),
    ],
  });
}
