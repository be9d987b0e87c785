import { mostYen, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import { passRules } from "@takujo/contracts/booking/money/pass-rules";
import type { Problem } from "@takujo/contracts/errors";
import { addPass, endPass } from "@takujo/contracts/generated/games/sdk.gen";
import { requiredInput } from "@takujo/contracts/rules/index";
import { oneDirection, oneLine } from "@takujo/contracts/rules/lines";
import { compose, foldWidth, trim } from "@takujo/contracts/rules/normalize";
import { submissionField } from "@takujo/contracts/submission";
import { createTranslator } from "@takujo/i18n/react";
import * as z from "zod/mini";
import { formText } from "../../../../shell/form/form-schemas.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FormValues } from "../../../../ui/form/form-result.ts";

export const passAddSchema = z.object({
  kindId: formText(requiredInput()),
  how: z.enum([...paymentMethods, "gift"]),
  eventId: formText(),
  reason: formText(oneLine(), oneDirection(), compose(), trim()),
});

export const passEndSchema = z.object({
  passId: formText(requiredInput()),
  endReason: formText(...passRules.reason),
  refund: z.pipe(
    formText(foldWidth(), trim()),
    z.pipe(
      z.transform((text: string) => (text === "" ? 0 : Number(text))),
      z.number().check(z.int(), z.minimum(0), z.maximum(mostYen)),
    ),
  ),
  method: z.enum(paymentMethods),
  eventId: formText(),
});

/** By field, or of the form; undefined if it is done. */
type Fault = { errors?: Record<string, string>; formErrors?: string[] } | undefined;

const wordsFor = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminPass"]) });

export async function addPersonPass(
  visit: Visit,
  userId: string,
  { kindId, how, eventId, reason }: z.output<typeof passAddSchema>,
  values: FormValues,
): Promise<Fault> {
  const t = wordsFor(visit);
  if (how === "gift" && reason === "") {
    return { errors: { reason: t("adminPass.person.refusal.noReason") } };
  }
  if (how !== "gift" && eventId === "") {
    return { errors: { eventId: t("adminPass.person.refusal.noEvening") } };
  }
  const body =
    how === "gift"
      ? ({ origin: "gift", kindId, reason } as const)
      : ({ origin: "sale", kindId, eventId, method: how } as const);
  const { error, response } = await addPass({
    client: visit.games,
    path: { userId },
    body,
    headers: keyed(values, body),
  });
  return response?.ok ? undefined : faultOf(visit, error);
}

export async function endPersonPass(
  visit: Visit,
  { passId, endReason: reason, refund, method, eventId }: z.output<typeof passEndSchema>,
  values: FormValues,
): Promise<Fault> {
  const t = wordsFor(visit);
  if (refund > 0 && eventId === "") {
    return { errors: { eventId: t("adminPass.person.refusal.noEvening") } };
  }
  const body = { reason, refund: refund > 0 ? { eventId, amount: refund, method } : null };
  const { error, response } = await endPass({
    client: visit.games,
    path: { passId },
    body,
    headers: keyed(values, body),
  });
  if (response?.ok) return undefined;
  return response?.status === 400 && refund > 0
    ? { errors: { refund: t("adminPass.person.refusal.tooMuch") } }
    : faultOf(visit, error);
}

function faultOf(visit: Visit, error: unknown): Fault {
  const { reason } = (error ?? {}) as Partial<Problem>;
  const name = reason === "closed" ? reason : "other";
  return { formErrors: [wordsFor(visit)(`adminPass.person.refusal.${name}`)] };
}

const keyed = (values: FormValues, body: object) => ({
  "idempotency-key": submissionKey(String(values[submissionField] ?? ""), body),
});
