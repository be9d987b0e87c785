import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { AuthError } from "../../../api/auth/auth-call.ts";
import { deleteOwnAccount } from "../../../api/auth/session-calls.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { notFresh } from "../anew-intent.ts";

const refusals: Readonly<Record<string, LeaveRefusal>> = {
  // The auth library uses two codes for it.
  SESSION_EXPIRED: "notFresh",
  [notFresh]: "notFresh",
  ADMIN_CANNOT_LEAVE: "admin",
  NOT_WHILE_IMPERSONATING: "impersonating",
};

export type LeaveRefusal = "word" | "notFresh" | "admin" | "impersonating" | "unavailable";

const refuse = (refused: LeaveRefusal) => data({ refused }, { status: 422 });

/** Deletes the account for good. Checks the confirmation word again, because a form can be sent by accident. */
export async function leave(word: string, { auth, locale }: Visit) {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["accountData"]) });
  if (word.trim().toLowerCase() !== t("accountData.leave.word")) return refuse("word");
  try {
    await deleteOwnAccount(auth);
  } catch (error) {
    const code = error instanceof AuthError ? error.code : "";
    return refuse(refusals[code] ?? "unavailable");
  }
  return redirect("/");
}
