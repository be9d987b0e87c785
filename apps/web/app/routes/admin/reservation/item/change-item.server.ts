import {
  cancelParty,
  changeParty,
  moveParties,
  offerByHand,
  resendMails,
  restoreParty,
} from "@takujo/contracts/generated/games/sdk.gen";
import { data, redirect } from "react-router";
import type * as z from "zod/mini";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/validation-words.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { changeSchema, moveSchema, offerSchema, reasonSchema } from "../form-schemas.ts";
import { itemPath } from "../item-path.ts";
import type { Outcome } from "../outcomes.ts";
import { refusalSentence, refuseWith } from "../refusal.server.ts";

interface Change {
  request: Request;
  visit: Visit;
  reservationId: string;
}

type Answer = Response | ReturnType<typeof refuse>;
type CallResult = { data?: unknown; error?: unknown };

/** Keyed by the intent that each form's button sends. */
const changes: Record<string, (change: Change) => Promise<Answer>> = {
  change: (change) =>
    judged(change, changeSchema, "changed", (body, { visit, path }) =>
      changeParty({ client: visit.games, path, body }),
    ),
  move: (change) =>
    judged(change, moveSchema, "moved", ({ sessionId }, { visit, path }) =>
      moveParties({
        client: visit.games,
        body: { reservationIds: [path.reservationId], sessionId },
      }),
    ),
  cancel: (change) =>
    judged(change, reasonSchema, "cancelled", (body, { visit, path }) =>
      cancelParty({ client: visit.games, path, body }),
    ),
  restore: (change) =>
    judged(change, reasonSchema, "restored", (body, { visit, path }) =>
      restoreParty({ client: visit.games, path, body }),
    ),
  offer: (change) =>
    judged(change, offerSchema, "offered", (body, { visit, path }) =>
      offerByHand({ client: visit.games, path, body }),
    ),
  mail: async ({ visit, reservationId }) => {
    const { data: answer, error } = await resendMails({
      client: visit.games,
      body: { reservationIds: [reservationId] },
    });
    if (!answer) return refuseWith({ intent: "mail" }, refusalSentence(error, visit));
    return done(reservationId, answer.mailed > 0 ? "mailed" : "notMailed");
  },
};

export async function changeItem(change: Change): Promise<Answer> {
  const intent = (await readForm(change.request.clone())).get("intent");
  const act = typeof intent === "string" ? changes[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  return act(change);
}

const done = (id: string, outcome: Outcome) => redirect(`${itemPath(id)}?done=${outcome}`);

/** Validates the form; a refusal of the API is returned with the typed values. */
async function judged<Schema extends z.core.$ZodType>(
  { request, visit, reservationId }: Change,
  schema: Schema,
  outcome: Outcome,
  act: (
    value: z.output<Schema>,
    call: { visit: Visit; path: { reservationId: string } },
  ) => Promise<CallResult>,
): Promise<Answer> {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, schema, validationWords(visit.locale));
  if (!parsed.ok) return refuse(parsed);
  const answer = await act(parsed.value, { visit, path: { reservationId } });
  if (!answer.data) return refuseWith(values, refusalSentence(answer.error, visit));
  return done(reservationId, outcome);
}
