import type { ProblemCode } from "@takujo/contracts/errors";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { problemOf } from "../../shell/form/refusal.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import type { Visit } from "../../shell/visit.ts";
import type { FormRefusal, FormValues } from "../../ui/form/form-result.ts";
import { noShowRefusalText } from "../event/no-show.server.ts";

export const reservingWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["reserving", "event"]) });

const named = {
  "session-closed": "closed",
  "double-booked": "doubleBooked",
  "already-waiting": "alreadyWaiting",
  "seats-free": "seatsFree",
  "too-late": "tooLate",
  "not-now": "notNow",
  "too-many-seats": "tooManySeats",
  "changed-meanwhile": "changedMeanwhile",
  "friends-seated": "friendsSeated",
  "invalid-input": "invalid",
  "not-found": "gone",
  "too-many-requests": "tooMany",
  "not-while-impersonating": "notWhileImpersonating",
} as const satisfies Partial<Record<ProblemCode, string>>;

/** The attempted action decides the next steps when seats ran out. */
type WhenFull = "full" | "fullAgain" | "fullChange";

/** As a sentence with the next step; the submitted values are returned to the form. */
export async function refusalOf(
  error: unknown,
  visit: Visit,
  values: FormValues,
  whenFull: WhenFull,
): Promise<FormRefusal> {
  const code = problemOf(error) ?? "unavailable";
  const { reason = "" } = (error ?? {}) as { reason?: string };
  const sentence =
    code === "no-show-limit"
      ? await noShowRefusalText(visit)
      : reservingWords(visit.locale)(
          `reserving.refusal.${reason.startsWith("kinds-") ? "kinds" : nameOf(code, whenFull)}`,
        );
  return { ok: false, values, errors: {}, formErrors: [sentence] };
}

function nameOf(code: ProblemCode, whenFull: WhenFull) {
  if (code === "session-full") return whenFull;
  return code in named ? named[code as keyof typeof named] : "busy";
}
