import { mostYen } from "@takujo/contracts/booking/money/money-form";
import {
  maxPassDays,
  maxPassVisits,
  maxStamps,
  minStamps,
  passRules,
} from "@takujo/contracts/booking/money/pass-rules";
import type { Problem } from "@takujo/contracts/errors";
import {
  createPassKind,
  listPassKinds,
  stopPassKind,
} from "@takujo/contracts/generated/games/sdk.gen";
import { requiredInput } from "@takujo/contracts/rules/index";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import * as z from "zod/mini";
import { unwrap, wasThere } from "../../../../api/unwrap.ts";
import { formText } from "../../../../shell/form/form-schemas.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";

export async function readPassKinds(visit: Visit) {
  const { kinds } = unwrap(await listPassKinds({ client: visit.games }));
  return { kinds, idempotencyKey: crypto.randomUUID() };
}

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    formText(foldWidth(), trim(), requiredInput()),
    z.pipe(z.transform(Number), z.number().check(z.int(), z.minimum(min), z.maximum(max))),
  );
const yenOrNone = z.pipe(
  formText(foldWidth(), trim()),
  z.pipe(
    z.transform((text: string) => (text === "" ? null : Number(text))),
    z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(mostYen))),
  ),
);

const terms = {
  ja: formText(...passRules.name),
  en: formText(...passRules.name),
  days: wholeNumber(1, maxPassDays),
  mostYen: yenOrNone,
};
const schemas = {
  sale: z.object({
    ...terms,
    origin: z.literal("sale"),
    visits: wholeNumber(1, maxPassVisits),
    yen: wholeNumber(1, mostYen),
  }),
  stamps: z.object({
    ...terms,
    origin: z.literal("stamps"),
    stamps: wholeNumber(minStamps, maxStamps),
  }),
};

export async function changePassKinds(request: Request, visit: Visit) {
  const values = formValues(await readForm(request.clone()));
  if (values["intent"] === "stop") {
    const path = { kindId: String(values["kindId"] ?? "") };
    const isStoppedNow = wasThere(await stopPassKind({ client: visit.games, path }));
    return redirect(isStoppedNow ? "/admin/pass?done=stopped" : "/admin/pass");
  }
  const schema = values["origin"] === "stamps" ? schemas.stamps : schemas.sale;
  const parsed = await parseForm(request, schema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const body = parsed.value;
  const { error, response } = await createPassKind({
    client: visit.games,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (response?.ok) return redirect("/admin/pass?done=made");
  const t = createTranslator({
    locale: visit.locale,
    messages: messagesOf(visit.locale, ["adminPass"]),
  });
  const { reason } = (error ?? {}) as Partial<Problem>;
  const sentence = t(`adminPass.refusal.${reason === "taken" ? "taken" : "other"}`);
  return refuse<FormRefusal>({ ok: false, values, errors: {}, formErrors: [sentence] });
}
