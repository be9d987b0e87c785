import { isLocale, type Locale } from "@takujo/contracts/locale";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { z } from "zod";
import { enqueueAccountMails } from "../mail/account-mail.ts";
import { localeOf } from "../request-locale.ts";
import { answerLink } from "./answer-link.ts";
import { type EmailChangeOptions, linkSeconds, makeLink } from "./change-link.ts";
import { limitChanges } from "./limit-changes.ts";
import type { EmailChange } from "./queries.ts";

/**
 * The current address confirms first, then the new one is verified. Replaces two calls of the library of the same names: there,
 * opening a link acts at once and signs the opener in.
 */
export function emailChange(options: EmailChangeOptions) {
  return {
    id: "email-change",
    endpoints: {
      changeEmail: createAuthEndpoint(
        "/change-email",
        {
          method: "POST",
          body: z.object({ newEmail: z.email().max(254), callbackURL: z.string().optional() }),
          use: [sensitiveSessionMiddleware],
        },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          const newEmail = ctx.body.newEmail.toLowerCase();
          if (newEmail === user.email) {
            throw new APIError("BAD_REQUEST", {
              code: "EMAIL_IS_THE_SAME",
              message: "Email is the same",
            });
          }
          const change = {
            userId: user.id,
            sessionId: session.id,
            oldEmail: user.email,
            newEmail,
            landing: landingOf(ctx.body.callbackURL),
          };
          await limitChanges(change, ctx.headers ?? new Headers(), options);
          const locale = isLocale(user["locale"]) ? user["locale"] : localeOf(ctx.request);
          await askForChange(change, locale, options);
          return ctx.json({ status: true });
        },
      ),
      verifyEmail: createAuthEndpoint(
        "/verify-email",
        { method: "POST", body: z.object({ token: z.string().max(100) }) },
        async (ctx) => ctx.json({ step: await answerLink(ctx.body.token, options) }),
      ),
    },
  } satisfies BetterAuthPlugin;
}

const landing = /^(?:\/(?:ja|en))?\/auth\/changed-email$/;

/** Links in mails lead only to our own pages. */
function landingOf(callbackURL: unknown): string {
  const wanted = callbackURL ?? "/auth/changed-email";
  if (typeof wanted === "string" && landing.test(wanted)) return wanted;
  throw new APIError("FORBIDDEN", {
    code: "INVALID_CALLBACK_URL",
    message: "Invalid callbackURL",
  });
}

/** The response and the mail are the same whether or not the new address is taken, so that nobody can probe for accounts. */
async function askForChange(
  change: EmailChange,
  locale: Locale,
  options: EmailChangeOptions,
): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const url = await makeLink(transaction, change, "confirm", options);
    const { oldEmail: to, newEmail } = change;
    await enqueueAccountMails(
      transaction,
      [{ kind: "confirm-change", to, locale, newEmail, url }],
      {
        signingSecret: options.signingSecret,
        seconds: linkSeconds,
      },
    );
  });
}
