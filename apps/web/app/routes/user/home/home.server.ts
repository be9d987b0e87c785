import { readPartyPlaces, readReservation } from "@takujo/contracts/generated/games/sdk.gen";
import type {
  ReservationList,
  ReservationSummary,
} from "@takujo/contracts/generated/games/types.gen";
import { redirect } from "react-router";
import { asAuthError } from "../../../api/auth/auth-call.ts";
import { setOwnName, signOut } from "../../../api/auth/session-calls.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { refusalSentence, validationWords } from "../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { forgetTicketAt } from "../../reservation/offline/forget-ticket.server.ts";
import { ticketQr } from "../../reservation/ticket-qr.server.ts";
import { reservationView } from "../reservation/reservation-view.server.ts";
import { nameSchema } from "./name-schema.ts";
import { friendsView } from "./own-lists.server.ts";

/** Offers and unfinished holds, the most urgent first. */
export function openAnswers({ upcoming, waiting }: ReservationList, now: number) {
  return [...waiting, ...upcoming]
    .filter(({ state }) => state === "offered" || state === "held")
    .sort((one, other) => deadlineOf(one) - deadlineOf(other))
    .map((one) => reservationView(one, now));
}

const deadlineOf = ({ expiresAt }: { expiresAt: string | null }) => Date.parse(expiresAt ?? "");

/** Those whose time is over, for a page on which they ran out. */
export function missedAnswers({ past }: ReservationList, now: number) {
  return past
    .filter(({ state }) => state === "expired" || state === "lapsed")
    .filter(({ session }) => Date.parse(session.startsAt) > now)
    .map((one) => reservationView(one, now));
}

/** The next ticket: who of the party has a seat of their own, and until when the device stores it. */
export async function readNext(
  next: ReservationSummary,
  { games: client, locale }: Visit,
  now: number,
) {
  const request = { client, path: { id: next.id }, query: { locale } };
  const [{ data: whole }, places] = await Promise.all([
    readReservation(request),
    next.seats > 1 ? readPartyPlaces(request) : undefined,
  ]);
  return {
    reservation: reservationView(next, now),
    qr: ticketQr(next.code),
    friends: places?.data ? friendsView(places.data) : null,
    forgetAt: whole ? forgetTicketAt(whole) : null,
  };
}

/** Saves the name that a new person is asked for. */
export async function receiveName(request: Request, { auth, locale }: Visit) {
  const parsed = await parseForm(request, nameSchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  try {
    await setOwnName(auth, parsed.value.displayName);
  } catch (error) {
    const isOther = asAuthError(error).code === "NOT_WHILE_IMPERSONATING";
    const problem = isOther ? { code: "not-while-impersonating" } : undefined;
    return refuse({
      ok: false,
      values: parsed.value,
      errors: {},
      formErrors: [refusalSentence(problem, locale)],
    });
  }
  return redirect("/user?done=named");
}

/** Clears the browser's session data, and redirects home. */
export async function endSession({ auth }: Visit): Promise<Response> {
  await signOut(auth);
  return redirect("/");
}
