import { honorifics, maxCopies } from "@takujo/contracts/booking/money/receipt-form";
import { receiptRules } from "@takujo/contracts/booking/money/receipt-rules";
import type { Problem } from "@takujo/contracts/errors";
import {
  issueOwnReceipt,
  readOwnReceipts,
  reissueOwnReceipt,
} from "@takujo/contracts/generated/games/sdk.gen";
import { requiredInput } from "@takujo/contracts/rules/index";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import * as z from "zod/mini";
import { unwrap } from "../../../../api/unwrap.ts";
import { formText } from "../../../../shell/form/form-schemas.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FormRefusal, FormValues } from "../../../../ui/form/form-result.ts";

/** Null as long as nothing was paid. */
export async function readReceipts({ games: client, locale }: Visit, id: string) {
  const receipts = unwrap(await readOwnReceipts({ client, path: { id }, query: { locale } }));
  const { open } = receipts;
  const isEmpty = open.standard + open.reduced === 0 && receipts.receipts.length === 0;
  return isEmpty ? null : receipts;
}

export type ReceiptsView = NonNullable<Awaited<ReturnType<typeof readReceipts>>>;

const number = z.pipe(formText(), z.pipe(z.transform(Number), z.number().check(z.int())));

const receiptSchema = z.object({
  addressee: formText(...receiptRules.addressee),
  honorific: z.enum(honorifics),
  purpose: formText(...receiptRules.purpose),
  standard: number,
  reduced: number,
});

const reissueSchema = z.object({
  receiptId: formText(requiredInput()),
  copies: number.check(z.minimum(1), z.maximum(maxCopies)),
});

/** Issues a receipt for everything that was paid and is on none yet. */
export async function issueReceipt(request: Request, visit: Visit, id: string) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, receiptSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const body = { ...parsed.value, locale: visit.locale };
  const { error, response } = await issueOwnReceipt({
    client: visit.games,
    path: { id },
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  return response?.ok ? done(id, "issued") : refuseWith(values, error, visit);
}

export async function reissueReceipt(request: Request, visit: Visit, id: string) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, reissueSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const { receiptId, ...body } = parsed.value;
  const { error, response } = await reissueOwnReceipt({
    client: visit.games,
    path: { id, receiptId },
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, parsed.value) },
  });
  return response?.ok ? done(id, "reissued") : refuseWith(values, error, visit);
}

const done = (id: string, outcome: "issued" | "reissued") =>
  redirect(`/user/reservation/${id}/detail?done=${outcome}#receipt`);

const reasons = ["nothing", "void", "copies", "seller"] as const;

function refuseWith(values: FormValues, error: unknown, { locale }: Visit) {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["accountReservation"]) });
  const { code, reason, issues = [] } = (error ?? {}) as Partial<Problem>;
  const errors = Object.fromEntries(
    issues.flatMap(({ path, rule, values: found }) => {
      if (rule !== "printable") return [];
      const characters = String(found?.["characters"] ?? "");
      return [[path, t("accountReservation.receipt.refusal.printable", { characters })]];
    }),
  );
  const name =
    reasons.find((known) => known === reason) ??
    (code === "changed-meanwhile" ? "changed-meanwhile" : "other");
  const hasFields = Object.keys(errors).length > 0;
  const sentence = t(`accountReservation.receipt.refusal.${name}`);
  return refuse<FormRefusal>({
    ok: false,
    values,
    errors,
    formErrors: hasFields ? [] : [sentence],
  });
}
