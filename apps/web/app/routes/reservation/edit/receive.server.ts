import { allPlaces, countKinds } from "@takujo/contracts/booking/money/seat-price";
import type { TableLanguage } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  joinQueue,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { submissionField } from "@takujo/contracts/submission";
import { redirect } from "react-router";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { problemOf, validationWords } from "../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal, FormValues } from "../../../ui/form/form-result.ts";
import { kindField, seatKindField, seatKindsIn } from "../../event/seat-kinds.ts";
import { detailPath, ownReservation, pathOf } from "../own-reservation.server.ts";
import { refusalOf, reservingWords } from "../refusal.server.ts";
import { modeOf } from "./edit.server.ts";
import {
  type AskedFor,
  answerField,
  askedFor,
  detailsSchema,
  guestField,
  guestNumbers,
} from "./form-schema.ts";
import { leavingPlaces } from "./leaving.ts";

/** No reservation can have more seats. */
const maxOfAny = 100;

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
  const unknown = unknownKind(details, asked);
  if (unknown !== undefined) return refuse<EditRefusal>(kindIsGone(values, unknown, visit.locale));
  if (mode === "hold") return confirm(visit, reservation, details, values);
  const leaving = leavingIn(parsed.value, reservation, { details, seats });
  if (leaving === null) {
    const count = reservation.seats - seats;
    return refuse<EditRefusal>(whoIsLeftOut(values, count, visit.locale));
  }
  return change(visit, reservation, { details, seats, leaving }, values);
}

/** The place of a seat whose kind was taken away while the form was open. */
function unknownKind({ kinds = [] }: SentDetails, asked: AskedFor): number | undefined {
  const isKnown = (kind: string) => kind === "" || asked.kinds.some(({ key }) => key === kind);
  const place = kinds.findIndex((kind) => !isKnown(kind));
  return place < 0 ? undefined : place;
}

function kindIsGone(values: FormValues, place: number, locale: Locale): EditRefusal {
  const sentence = reservingWords(locale)("reserving.refusal.kinds");
  return { ok: false, values, errors: { [seatKindField(place)]: sentence }, formErrors: [] };
}

/** The places that are given back, undefined where it makes no difference which; null if that must be asked. */
function leavingIn(
  sent: Record<string, unknown>,
  { seats: before, guests, prices, friendPlaces }: Reservation,
  { details, seats }: { details: SentDetails; seats: number },
): number[] | undefined | null {
  const count = before - seats;
  if (count <= 0) return undefined;
  const companions = allPlaces(before)
    .slice(1)
    .map((place) => ({
      nickname: details.guests[place - 1]?.nickname || (guests[place - 1]?.nickname ?? ""),
      kind: details.kinds?.[place] ?? prices[place]?.kind ?? "",
      isFriend: friendPlaces.includes(place),
    }));
  const chosen = ((sent["dropped"] ?? []) as string[]).map((number) => Number(number) - 1);
  return leavingPlaces(companions, count, chosen);
}

/** Nobody is dropped silently. */
function whoIsLeftOut(values: FormValues, count: number, locale: Locale): EditRefusal {
  const dropped = reservingWords(locale)("reserving.form.chooseDropped", { count });
  return { ok: false, values, errors: { dropped }, formErrors: [] };
}

async function confirm(
  visit: Visit,
  { id, event: { slug } }: Reservation,
  details: SentDetails,
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
  {
    details,
    seats,
    leaving,
  }: { details: SentDetails; seats: number; leaving?: number[] | undefined },
  values: FormValues,
) {
  const sessionId = String(values["session"] ?? session.id);
  const body = {
    version: Number(values["version"]),
    details,
    ...(may.changeSeats && seats !== before && { seats, ...(leaving && { leaving }) }),
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
  const chosen = new URLSearchParams({ session: session.id, seats: String(seats) });
  for (const [kind, count] of Object.entries(countKinds(reservation.prices))) {
    chosen.set(kindField(kind), String(count));
  }
  const back = `/event/${event.slug}/reservation/new?${chosen}`;
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
  "idempotency-key": submissionKey(String(values[submissionField] ?? ""), body),
});

/** Seats are sent only where they can be changed. */
function seatsSent(values: FormValues, { seats, may }: Reservation): number {
  const sent = Math.floor(Number(values["seats"] ?? seats));
  return may.changeSeats && sent >= 1 && sent <= maxOfAny ? sent : seats;
}

/** The validated form, in the shape of the API. Guests and kinds are by the places of before, if seats are given back. */
export function detailsOf(
  sent: Record<string, unknown>,
  { people, questions, ships, kinds, passes }: AskedFor,
) {
  const text = (field: string) => String(sent[field] ?? "");
  const answers = questions
    .map((question) => [question.key, text(answerField(question))] as const)
    .filter(([, answer]) => answer !== "");
  return {
    name: text("name"),
    kana: text("kana"),
    phone: text("phone"),
    nickname: text("nickname"),
    note: text("note"),
    priceCode: text("priceCode"),
    guests: guestNumbers(people).map((number) => ({
      nickname: text(guestField(number, "nickname")),
      language: text(guestField(number, "language")) as TableLanguage,
    })),
    answers: Object.fromEntries(answers),
    ...(kinds.length > 0 && { kinds: seatKindsIn(sent, people) }),
    ...(passes && { passSeats: seatsIn(text("passSeats")) }),
    ...(ships && { addressId: text("addressId") }),
  };
}

type SentDetails = ReturnType<typeof detailsOf>;

/** None for what is no number of seats. */
function seatsIn(text: string): number {
  const seats = Math.floor(Number(text));
  return seats >= 0 && seats <= 100 ? seats : 0;
}
