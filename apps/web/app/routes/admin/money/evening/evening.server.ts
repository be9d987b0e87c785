import type { NewClosing, NewCorrection } from "@takujo/contracts/booking/money/money";
import {
  type CorrectionKind,
  coinValues,
  correctionKinds,
} from "@takujo/contracts/booking/money/money-form";
import {
  closeEvening,
  correctMoney,
  readMoneyEvening,
  reopenEvening,
} from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { data, redirect } from "react-router";
import type * as z from "zod/mini";
import { unwrap } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { closingSchema, coinName, correctionSchemas, reopeningSchema } from "../form-schemas.ts";
import { eveningPath } from "../money-path.ts";
import type { Outcome } from "../outcomes.ts";
import { moneyWords, refuseSaying, refuseWith } from "../refusal.server.ts";

const questions = [...correctionKinds, "reopen"] as const;

export async function readEvening(visit: Visit, eventId: string, asked: string | null) {
  if (!isUuid(eventId)) throw data(null, { status: 404 });
  const evening = unwrap(
    await readMoneyEvening({
      client: visit.games,
      path: { eventId },
      query: { locale: visit.locale },
    }),
  );
  const question = questions.find((name) => name === asked) ?? null;
  const fits = evening.closing ? question === "reopen" : question !== "reopen";
  return { evening, question: fits ? question : null, nonce: crypto.randomUUID() };
}

export type Evening = Awaited<ReturnType<typeof readEvening>>["evening"];

interface Change {
  request: Request;
  visit: Visit;
  eventId: string;
}

/** Counted sums, with notes and coins if given. `null` if the cash is given in both ways or in neither. */
function countedIn(value: z.output<typeof closingSchema>): NewClosing | null {
  const { recorded, cash, qr, card, reason } = value;
  const changeFund = value.changeFund ?? 0;
  const isCounted = coinValues.some((coin) => value[coinName(coin)] !== null);
  if (isCounted === (cash !== null)) return null;
  const coins = Object.fromEntries(
    coinValues.map((coin) => [coin, value[coinName(coin)] ?? 0]),
  ) as NonNullable<NewClosing["coins"]>;
  const sum = coinValues.reduce((total, coin) => total + coin * coins[coin], 0);
  const counted = { cash: cash ?? sum - changeFund, qr, card };
  return { recorded, counted, changeFund, coins: isCounted ? coins : null, reason };
}

async function close({ request, visit, eventId }: Change) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, closingSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const body = countedIn(parsed.value);
  if (!body) return refuseSaying(values, moneyWords(visit)("adminMoney.refusal.coins"));
  const { error, response } = await closeEvening({
    client: visit.games,
    path: { eventId },
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  return response?.ok ? done(eventId, "closed") : refuseWith(values, error, visit);
}

async function reopen({ request, visit, eventId }: Change) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, reopeningSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const body = parsed.value;
  const { error, response } = await reopenEvening({
    client: visit.games,
    path: { eventId },
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  return response?.ok ? done(eventId, "reopened") : refuseWith(values, error, visit);
}

async function correct({ request, visit, eventId }: Change, kind: CorrectionKind) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, correctionSchemas[kind], validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const body = { kind, ...parsed.value } as NewCorrection;
  const { error, response } = await correctMoney({
    client: visit.games,
    path: { eventId },
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  return response?.ok ? done(eventId, "corrected") : refuseWith(values, error, visit);
}

const done = (eventId: string, outcome: Outcome) =>
  redirect(`${eveningPath(eventId)}?done=${outcome}`);

/** By the form's intent: a kind of correction, or an action on the takings. */
export async function changeEvening(change: Change) {
  if (!isUuid(change.eventId)) throw data(null, { status: 404 });
  const intent = (await readForm(change.request.clone())).get("intent");
  if (intent === "close") return close(change);
  if (intent === "reopen") return reopen(change);
  const kind = correctionKinds.find((known) => known === intent);
  if (!kind) throw data(null, { status: 400 });
  return correct(change, kind);
}
