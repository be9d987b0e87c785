import {
  acceptForParty,
  cancelParty,
  changeParty,
  moveParties,
  notePerson,
  noteReservation,
  offerByHand,
  readAnyReservation,
  resendMails,
  restoreParty,
} from "@takujo/contracts/generated/games/sdk.gen";
import { submissionField } from "@takujo/contracts/submission";
import { data, redirect } from "react-router";
import type * as z from "zod/mini";
import { unwrap } from "../../../../api/unwrap.ts";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { formValues } from "../../../../shell/form/read-form.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { kindsIn } from "../../../event/seat-kinds.ts";
import {
  acceptSchema,
  cancelSchema,
  changeSchema,
  moveSchema,
  noteSchema,
  offerSchema,
  personNoteSchema,
  reasonSchema,
} from "../form-schemas.ts";
import { itemPath } from "../item-path.ts";
import type { Outcome } from "../outcomes.ts";
import { refusalSentence, refuseParty, refuseWith } from "../refusal.server.ts";

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
    validated(change, changeSchema, "changed", (sent, { visit, path }) => {
      const { version, seats, name, kana, phone, nickname, note, guests, email, language } = sent;
      const { priceCode, codeBefore } = sent;
      const kinds = kindsIn(sent);
      const body = {
        ...{ version, seats, name, kana, phone, nickname, note, guests },
        ...(email !== undefined && { email }),
        ...(language !== undefined && { language }),
        ...(kinds && { kinds }),
        // An unchanged code does not count as an attempt.
        ...(priceCode !== undefined && priceCode !== codeBefore && { priceCode }),
      };
      return changeParty({ client: visit.games, path, body });
    }),
  move: (change) =>
    validated(change, moveSchema, "moved", ({ sessionId }, { visit, path }) =>
      moveParties({
        client: visit.games,
        body: { reservationIds: [path.reservationId], sessionId },
      }),
    ),
  cancel: (change) =>
    validated(change, cancelSchema, "cancelled", ({ reason, isTold }, { visit, path }) =>
      cancelParty({ client: visit.games, path, body: { reason, isTold: isTold !== "" } }),
    ),
  restore: (change) =>
    validated(change, reasonSchema, "restored", (body, { visit, path }) =>
      restoreParty({ client: visit.games, path, body }),
    ),
  offer: (change) =>
    validated(change, offerSchema, "offered", (body, { visit, path }) =>
      offerByHand({ client: visit.games, path, body }),
    ),
  accept: (change) =>
    validated(change, acceptSchema, "accepted", (_, { visit, path }) =>
      acceptForParty({ client: visit.games, path }),
    ),
  note: (change) =>
    validated(change, noteSchema, "noted", ({ staffNote: note, ...read }, { visit, path }) =>
      noteReservation({ client: visit.games, path, body: { ...read, note } }),
    ),
  "note-person": (change) =>
    validated(change, personNoteSchema, "noted", async (value, { visit, path }) => {
      const { person } = unwrap(await readAnyReservation({ client: visit.games, path }));
      if (!person) throw data(null, { status: 404 });
      const { personNote: note, ...read } = value;
      return notePerson({
        client: visit.games,
        path: { userId: person.id },
        body: { ...read, note },
      });
    }),
  mail: async ({ request, visit, reservationId }) => {
    const form = await readForm(request);
    const body = { reservationIds: [reservationId] };
    const { data: answer, error } = await resendMails({
      client: visit.games,
      body,
      headers: {
        "idempotency-key": submissionKey(String(form.get(submissionField) ?? ""), body),
      },
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
async function validated<Schema extends z.core.$ZodType>(
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
  if (!answer.data) return refuseParty(answer.error, visit, values);
  return done(reservationId, outcome);
}
