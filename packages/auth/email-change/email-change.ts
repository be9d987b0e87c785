import { isLocale, type Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database";
import { APIError } from "better-auth/api";
import { z } from "zod";
import { queueAccountMails } from "../mail/account-mail.ts";
import { localeOf } from "../request-locale.ts";
import { deleteOtherSessions } from "./queries.ts";

const linkSeconds = 3600;
const noticeSeconds = 86_400;
const landing = /^(?:\/(?:ja|en))?\/auth\/changed-email$/;

export interface EmailChangeOptions {
  db: Database;
  signingSecret: string;
}

/** The current address confirms first, then the new one proves itself. Both links land on `/auth/changed-email`. */
export function emailChange({ db, signingSecret }: EmailChangeOptions) {
  const queue = (mails: Parameters<typeof queueAccountMails>[1], seconds: number) =>
    queueAccountMails(db, mails, { signingSecret, seconds });
  return {
    user: {
      enabled: true,
      async sendChangeEmailConfirmation(
        {
          user,
          newEmail,
          url,
        }: { user: { email: string; locale?: unknown }; newEmail: string; url: string },
        request?: Request,
      ) {
        const locale = languageOf(user, request);
        await queue(
          [{ kind: "confirm-change", to: user.email, locale, newEmail, url }],
          linkSeconds,
        );
      },
    },
    verification: {
      expiresIn: linkSeconds,
      async sendVerificationEmail(
        { user, url }: { user: { email: string; locale?: unknown }; url: string },
        request?: Request,
      ) {
        const locale = languageOf(user, request);
        await queue([{ kind: "verify-address", to: user.email, locale, url }], linkSeconds);
      },
    },
    /** Every other sign-in ends, and both addresses are told. */
    async finish(token: string, kept: { sessionId: string; userId: string }, request?: Request) {
      const change = readChange(token);
      if (!change) return;
      await deleteOtherSessions(db, { userId: kept.userId, keptId: kept.sessionId });
      const mail = {
        kind: "email-changed",
        locale: localeOf(request),
        newEmail: change.updateTo,
      } as const;
      const addresses = [change.email, change.updateTo];
      await queue(
        addresses.map((to) => ({ ...mail, to })),
        noticeSeconds,
      );
    },
  };
}

/** Nobody is sent anywhere else from a mail of ours. */
export function landingOf(callbackURL: unknown): string {
  const wanted = callbackURL ?? "/auth/changed-email";
  if (typeof wanted === "string" && landing.test(wanted)) return wanted;
  throw new APIError("FORBIDDEN", {
    code: "INVALID_CALLBACK_URL",
    message: "Invalid callbackURL",
  });
}

const changeSchema = z.object({
  email: z.string(),
  updateTo: z.string(),
  requestType: z.literal("change-email-verification"),
});

/** The library has checked the signature by now. */
function readChange(token: string) {
  const payload = token.split(".")[1] ?? "";
  return changeSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString())).data;
}

function languageOf(user: { locale?: unknown }, request: Request | undefined): Locale {
  return isLocale(user.locale) ? user.locale : localeOf(request);
}
