import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  joinQueue,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { redirect } from "react-router";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { validationWords } from "../../../shell/form/validation-words.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import {
  type FormRefusal,
  type FormValues,
  idempotencyField,
} from "../../../ui/form/form-result.ts";
import { problemOf } from "../../user/refusal.server.ts";
import { detailPath, ownReservation, pathOf } from "../own-reservation.server.ts";
import { refusalOf, reservingWords } from "../refusal.server.ts";
import { modeOf } from "./edit.server.ts";
import { askedFor, detailsSchema } from "./form-schema.ts";
import { detailsOf, surplusGuests } from "./sent-details.server.ts";

/** No reservation can have more seats. */
const mostOfAny = 100;

type Address = { slug: string; id: string };

export interface EditRefusal extends FormRefusal {
  /** It was changed elsewhere: the current state must be shown. */
  isStale?: boolean;
}

export async function receiveDetails(request: Request, visit: Visit, address: Address) {
  const values = formValues(await readForm(request.clone()));
  const reservation = await ownReservation(visit, address);
  if (values["intent"] === "release") return release(visit, reservation);
  if (values["intent"] === "wait") return wait(visit, reservation, values);
  const mode = modeOf(reservation);
  if (!mode) return redirect(detailPath(address.id));
  const seats = seatsSent(values, reservation);
  const asked = askedFor(reservation, seats, visit.locale);
  const parsed = await parseForm(request, detailsSchema(asked), validationWords(visit.locale));
  if (!parsed.ok) return refuse<EditRefusal>(parsed);
  const details = detailsOf(parsed.value, asked);
  const surplus = surplusGuests(details, seats);
  if (surplus > 0) return refuse<EditRefusal>(whoIsLeftOut(values, surplus, visit.locale));
  return mode === "hold"
    ? confirm(visit, reservation, details, values)
    : change(visit, reservation, { details, seats }, values);
}

/** Nobody is left out unasked. */
function whoIsLeftOut(values: FormValues, count: number, locale: Locale): EditRefusal {
  const dropped = reservingWords(locale)("reserving.form.chooseDropped", { count });
  return { ok: false, values, errors: { dropped }, formErrors: [] };
}

type Details = ReturnType<typeof detailsOf>;

async function confirm(
  visit: Visit,
  { id, event: { slug } }: Reservation,
  details: Details,
  values: FormValues,
) {
  const body = { ...details, agreed: true as const };
  const headers = keyed(values, body);
  const client = visit.games;
  const { error, response } = await confirmReservation({ client, path: { id }, body, headers });
  if (response?.ok) return redirect(pathOf({ slug, id }, "success"));
  const refusal =
    refusedCode(error, visit, values) ?? (await refusalOf(error, visit, values, "fullAgain"));
  if (problemOf(error) !== "session-full") return refuse<EditRefusal>(refusal);
  // As the error of the form part that offers the waitlist.
  const [sentence = ""] = refusal.formErrors;
  return refuse<EditRefusal>({ ...refusal, errors: { full: sentence }, formErrors: [] });
}

async function change(
  visit: Visit,
  { id, session, seats: before, may }: Reservation,
  { details, seats }: { details: Details; seats: number },
  values: FormValues,
) {
  const sessionId = String(values["session"] ?? session.id);
  const body = {
    version: Number(values["version"]),
    details,
    ...(may.changeSeats && seats !== before && { seats }),
    ...(may.changeSeats && sessionId !== session.id && { sessionId }),
  };
  const headers = keyed(values, body);
  const client = visit.games;
  const { error, response } = await changeReservation({ client, path: { id }, body, headers });
  if (response?.ok) return redirect(`${detailPath(id)}?done=changed`);
  return refuse<EditRefusal>({
    ...(refusedCode(error, visit, values) ?? (await refusalOf(error, visit, values, "fullChange"))),
    isStale: problemOf(error) === "changed-meanwhile",
  });
}

/** Beside its field, with what can be done about it. */
function refusedCode(error: unknown, { locale }: Visit, values: FormValues) {
  const { reason } = (error ?? {}) as { reason?: string };
  if (problemOf(error) === "pass-refused") {
    const name = reason === "late" ? reason : "short";
    const passSeats = reservingWords(locale)(`reserving.refusal.pass.${name}`);
    return { ok: false as const, values, errors: { passSeats }, formErrors: [] };
  }
  if (problemOf(error) !== "price-code-refused") return undefined;
  const name = reason === "used-up" || reason === "own-used-up" ? reason : "unknown";
  const priceCode = reservingWords(locale)(`reserving.refusal.code.${name}`);
  return { ok: false as const, values, errors: { priceCode }, formErrors: [] };
}

/** Releases the seats and goes back a step. An expired hold has none to release. */
async function release(visit: Visit, reservation: Reservation) {
  const { id, session, seats, event, state } = reservation;
  const back = `/event/${event.slug}/reservation/new?session=${session.id}&seats=${seats}`;
  if (state !== "held") return redirect(back);
  const { error, response } = await cancelReservation({ client: visit.games, path: { id } });
  if (response?.ok || problemOf(error) === "not-now") return redirect(back);
  return refuse<EditRefusal>(await refusalOf(error, visit, {}, "full"));
}

async function wait(visit: Visit, { session, seats }: Reservation, values: FormValues) {
  const body = { sessionId: session.id, seats };
  const headers = keyed(values, body);
  const { data, error } = await joinQueue({ client: visit.games, body, headers });
  if (data) return redirect(`${detailPath(data.id)}?done=waiting`);
  return refuse<EditRefusal>(await refusalOf(error, visit, values, "full"));
}

const keyed = (values: FormValues, body: object) => ({
  "idempotency-key": submissionKey(String(values[idempotencyField] ?? ""), body),
});

/** Seats are sent only where they can be changed. */
function seatsSent(values: FormValues, { seats, may }: Reservation): number {
  const sent = Math.floor(Number(values["seats"] ?? seats));
  return may.changeSeats && sent >= 1 && sent <= mostOfAny ? sent : seats;
}
