import {
  issueReceipt,
  readPartyReceipts,
  reissueReceipt,
  voidReceipt,
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
import { receiptSchema, reissueSchema, voidSchema } from "../form-schemas.ts";
import { receiptsPath } from "../money-path.ts";
import type { Outcome } from "../outcomes.ts";
import { refuseWith } from "../refusal.server.ts";

export async function readReceipts(visit: Visit, reservationId: string, query: URLSearchParams) {
  if (!isUuid(reservationId)) throw data(null, { status: 404 });
  const party = unwrap(
    await readPartyReceipts({
      client: visit.games,
      path: { reservationId },
      query: { locale: visit.locale },
    }),
  );
  const asked = (["reissue", "void"] as const).find((name) => query.has(name));
  const about = party.receipts.find(({ id }) => asked && id === query.get(asked));
  return {
    party,
    reservationId,
    // Void ones stay unchanged.
    question: asked && about && about.voidReason === null ? { asked, receipt: about } : null,
    nonce: crypto.randomUUID(),
  };
}

export type PartyReceiptsView = Awaited<ReturnType<typeof readReceipts>>["party"];
export type ReceiptView = PartyReceiptsView["receipts"][number];

interface Change {
  request: Request;
  visit: Visit;
  reservationId: string;
}

interface Call {
  visit: Visit;
  reservationId: string;
  keyOf: (body: object) => { "idempotency-key": string };
}

type CallResult = { error?: unknown; response?: Response | undefined };

/** Validates the form; a refusal of the API is returned with the typed values. */
async function validated<Schema extends z.core.$ZodType>(
  { request, visit, reservationId }: Change,
  schema: Schema,
  outcome: Outcome,
  act: (value: z.output<Schema>, call: Call) => Promise<CallResult>,
) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, schema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const keyOf = (body: object) => ({
    "idempotency-key": submissionKey(parsed.idempotencyKey, body),
  });
  const { error, response } = await act(parsed.value, { visit, reservationId, keyOf });
  if (!response?.ok) return refuseWith(values, error, visit);
  return redirect(`${receiptsPath(reservationId)}?done=${outcome}`);
}

const changes: Record<string, (change: Change) => ReturnType<typeof validated>> = {
  issue: (change) =>
    validated(change, receiptSchema, "issued", (body, { visit, reservationId, keyOf }) =>
      issueReceipt({
        client: visit.games,
        path: { reservationId },
        body,
        headers: keyOf(body),
      }),
    ),
  reissue: (change) =>
    validated(change, reissueSchema, "reissued", ({ receiptId, ...body }, call) =>
      reissueReceipt({
        client: call.visit.games,
        path: { reservationId: call.reservationId, receiptId },
        body,
        headers: call.keyOf({ receiptId, ...body }),
      }),
    ),
  void: (change) =>
    validated(change, voidSchema, "voided", ({ receiptId, ...body }, call) =>
      voidReceipt({
        client: call.visit.games,
        path: { reservationId: call.reservationId, receiptId },
        body,
        headers: call.keyOf({ receiptId, ...body }),
      }),
    ),
};

/** By the intent that each form sends. */
export async function changeReceipts(change: Change) {
  if (!isUuid(change.reservationId)) throw data(null, { status: 404 });
  const intent = (await readForm(change.request.clone())).get("intent");
  const act = typeof intent === "string" && Object.hasOwn(changes, intent) && changes[intent];
  if (!act) throw data(null, { status: 400 });
  return act(change);
}
