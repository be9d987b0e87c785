import type { ProblemCode } from "@takujo/contracts/errors";
import { createTranslator } from "@takujo/i18n/react";
import { refuse } from "../../../shell/form/parse-form.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal, FormValues } from "../../../ui/form/form-result.ts";
import { isKindField } from "../../event/seat-kinds.ts";

const named = [
  "session-full",
  "session-closed",
  "double-booked",
  "too-many-seats",
  "changed-meanwhile",
  "not-now",
  "not-found",
  "already-arrived",
  "friends-seated",
  "seats-free",
  "already-waiting",
  "invalid-input",
] as const satisfies readonly ProblemCode[];

export const reservationWords = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminReservation"]) });

/** A refusal of the API, as a sentence. */
export function refusalSentence(error: unknown, visit: Visit): string {
  const code = problemOf(error);
  const name = named.find((known) => known === code) ?? "other";
  return reservationWords(visit)(`adminReservation.refusal.${name}`);
}

/** Refused kinds and codes are shown beside their field, everything else above the form. */
export function refuseParty(error: unknown, visit: Visit, values: FormValues) {
  const { reason } = (error ?? {}) as { reason?: string };
  const kind = Object.keys(values).find((name) => isKindField(name) && Number(values[name]) > 0);
  if (reason === "kinds-many" && kind) {
    const sentence = reservationWords(visit)("adminReservation.refusal.kindsMany");
    return refuse<FormRefusal>({ ok: false, values, errors: { [kind]: sentence }, formErrors: [] });
  }
  if (problemOf(error) !== "price-code-refused") {
    return refuseWith(values, refusalSentence(error, visit));
  }
  const name = reason === "used-up" || reason === "own-used-up" ? reason : "unknown";
  const priceCode = reservationWords(visit)(`adminReservation.refusal.code.${name}`);
  return refuse<FormRefusal>({ ok: false, values, errors: { priceCode }, formErrors: [] });
}

export const refuseWith = (values: FormValues, sentence: string) =>
  refuse<FormRefusal>({ ok: false, values, errors: {}, formErrors: [sentence] });
