import { maxReservationsChosen } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { moveParties, resendMails } from "@takujo/contracts/generated/games/sdk.gen";
import { submissionField } from "@takujo/contracts/submission";
import { data, redirect } from "react-router";
import { submissionKey } from "../../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { validationWords } from "../../../../shell/form/refusal.server.ts";
import { signInAgain } from "../../../../shell/session/sign-in/sign-in-again.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { signInAgainIntent } from "../../../user/sign-in-again-intent.ts";
import { moveSchema } from "../form-schemas.ts";
import { listPath, type ReservationListQuery, readIds, readListQuery } from "../list-query.ts";
import { refusalSentence, refuseWith, reservationWords } from "../refusal.server.ts";

interface BulkSubmission {
  request: Request;
  form: FormData;
  visit: Visit;
  query: ReservationListQuery;
}

/** Applies the pressed button's action to the selected reservations. */
export async function receiveBulk(request: Request, visit: Visit) {
  const form = await readForm(request.clone());
  const query = readListQuery(new URL(request.url).searchParams);
  const sent = { request, form, visit, query };
  switch (form.get("intent")) {
    case signInAgainIntent:
      return signInAgain(visit, listPath(query, { ask: "contacts" }));
    case "choose-mail":
      return askAboutMails(sent);
    case "mail":
      return mailChosen(sent);
    case "choose-move":
      return askWhereTo(sent);
    case "move":
      return moveChosen(sent);
    default:
      throw data(null, { status: 400 });
  }
}

function chosenOf({ form, visit }: BulkSubmission) {
  const ids = form.getAll("chosen").flatMap((id) => readIds(String(id)));
  const t = reservationWords(visit);
  if (ids.length === 0) return { ids, refusal: t("adminReservation.bulk.nobody") };
  if (ids.length > maxReservationsChosen) {
    const max = maxReservationsChosen;
    return { ids, refusal: t("adminReservation.bulk.tooMany", { max }) };
  }
  return { ids, refusal: null };
}

/** Shows the mails and asks; nothing is sent yet. */
function askAboutMails(sent: BulkSubmission) {
  const { ids, refusal } = chosenOf(sent);
  if (refusal) return refuseWith({ intent: "choose-mail" }, refusal);
  return redirect(listPath(sent.query, { ask: "mail", ids }));
}

async function mailChosen({ visit, query, form }: BulkSubmission) {
  const body = { reservationIds: readIds(String(form.get("ids") ?? "")) };
  const { data: answer, error } = await resendMails({
    client: visit.games,
    body,
    headers: { "idempotency-key": submissionKey(String(form.get(submissionField) ?? ""), body) },
  });
  if (!answer) return refuseWith({ intent: "mail" }, refusalSentence(error, visit));
  return redirect(listPath(query, { done: answer.mailed > 0 ? "mailed" : "notMailed" }));
}

/** Asks where to; nothing is moved yet. */
function askWhereTo(sent: BulkSubmission) {
  const { ids, refusal } = chosenOf(sent);
  if (refusal) return refuseWith({ intent: "choose-move" }, refusal);
  return redirect(listPath(sent.query, { ask: "move", ids }));
}

async function moveChosen({ request, visit, query }: BulkSubmission) {
  const parsed = await parseForm(request, moveSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse(parsed);
  const { ids, sessionId } = parsed.value;
  const { data: answer, error } = await moveParties({
    client: visit.games,
    body: { reservationIds: readIds(ids), sessionId },
  });
  if (!answer) {
    return refuseWith({ intent: "move", sessionId }, refusalSentence(error, visit));
  }
  return redirect(listPath(query, { done: "moved" }));
}
