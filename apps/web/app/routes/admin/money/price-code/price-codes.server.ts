import { priceCodeRules } from "@takujo/contracts/booking/money/price-code-rules";
import type { Problem } from "@takujo/contracts/errors";
import {
  createPriceCode,
  listPriceCodes,
  stopPriceCode,
} from "@takujo/contracts/generated/games/sdk.gen";
import { listEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import { requiredInput } from "@takujo/contracts/rules/index";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import { momentAtVenue } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";
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

const day = 86_400_000;
/** A choice, not a list: a code for a later event is made when it is nearer. */
const maxEvents = 50;

export async function readPriceCodes(visit: Visit) {
  const { locale } = visit;
  const [{ codes }, { items }] = await Promise.all([
    listPriceCodes({ client: visit.games, query: { locale } }).then(unwrap),
    listEvents({ client: visit.platform, query: { locale, limit: maxEvents } }).then(unwrap),
  ]);
  const now = Date.now();
  return {
    now,
    idempotencyKey: crypto.randomUUID(),
    codes,
    events: items.map(({ slug, title, startsAt }) => ({ slug, title, startsAt })),
    today: venueDay(new Date(now)),
  };
}

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    formText(foldWidth(), trim(), requiredInput()),
    z.pipe(z.transform(Number), z.number().check(z.int(), z.minimum(min), z.maximum(max))),
  );
const countOrNone = (max: number) =>
  z.pipe(
    formText(foldWidth(), trim()),
    z.pipe(
      z.transform((text: string) => (text === "" ? null : Number(text))),
      z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(max))),
    ),
  );

const schema = z.object({
  code: formText(...priceCodeRules.code),
  note: formText(...priceCodeRules.note),
  unit: z.enum(["yen", "percent"]),
  amount: wholeNumber(1, 1_000_000),
  eventSlug: formText(),
  from: formText(requiredInput()),
  until: formText(requiredInput()),
  mostUses: countOrNone(100_000),
  mostPerPerson: countOrNone(100),
});

/** Empty for what is no day. */
function dayAfter(text: string): string {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(moment) ? "" : new Date(moment + day).toISOString().slice(0, 10);
}

export async function changePriceCodes(request: Request, visit: Visit) {
  const values = formValues(await readForm(request.clone()));
  if (values["intent"] === "stop") {
    const path = { codeId: String(values["codeId"] ?? "") };
    const isStoppedNow = wasThere(await stopPriceCode({ client: visit.games, path }));
    return redirect(isStoppedNow ? "/admin/price-code?done=stopped" : "/admin/price-code");
  }
  const t = createTranslator({
    locale: visit.locale,
    messages: messagesOf(visit.locale, ["adminPriceCode"]),
  });
  const parsed = await parseForm(request, schema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const { unit, amount, eventSlug, from, until, ...terms } = parsed.value;
  const refuseWith = (errors: Record<string, string>, formErrors: string[] = []) =>
    refuse<FormRefusal>({ ok: false, values, errors, formErrors });
  const validFrom = momentAtVenue(`${from}T00:00`);
  // The last day belongs to it.
  const validUntil = momentAtVenue(`${dayAfter(until)}T00:00`);
  if (!(validFrom < validUntil)) return refuseWith({ until: t("adminPriceCode.refusal.until") });
  if (unit === "percent" && amount > 100) {
    return refuseWith({ amount: t("adminPriceCode.refusal.percent") });
  }
  const body = {
    ...terms,
    [unit]: amount,
    eventSlug: eventSlug || null,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
  };
  const { error, response } = await createPriceCode({
    client: visit.games,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (response?.ok) return redirect("/admin/price-code?done=made");
  const { reason } = (error ?? {}) as Partial<Problem>;
  return reason === "taken"
    ? refuseWith({ code: t("adminPriceCode.refusal.taken") })
    : refuseWith({}, [t("adminPriceCode.refusal.other")]);
}
