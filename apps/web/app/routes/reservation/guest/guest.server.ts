import { allPlaces } from "@takujo/contracts/booking/money/seat-price";
import { reservationRules } from "@takujo/contracts/booking/reservation/reservation-rules";
import {
  answerAsGuest,
  changeGuestReservation,
  readGuestReservation,
} from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { ticketQr } from "../ticket-qr.server.ts";
import { guestPath } from "./guest-path.ts";

/** Longer than any that we make: the API would call it invalid input, not a link that does not work. */
const maxTokenLength = 200;

/** Empty for what cannot be one. */
export const tokenIn = (sent: unknown): string =>
  typeof sent === "string" && sent.length <= maxTokenLength ? sent : "";

const withTicket = ["confirmed", "attended"];

/** Only reads, because mail scanners open links. */
export async function readGuestPage({ games, locale }: Visit, query: URLSearchParams) {
  const token = tokenIn(query.get("token"));
  const nothing = { token, now: Date.now(), reservation: null, qr: null };
  if (!token) return nothing;
  const result = await readGuestReservation({ client: games, path: { token }, query: { locale } });
  if (problemOf(result.error) === "not-found") return nothing;
  const reservation = unwrap(result);
  const qr = withTicket.includes(reservation.state) ? ticketQr(reservation.code) : null;
  return { ...nothing, reservation, qr };
}

export type GuestPage = Awaited<ReturnType<typeof readGuestPage>>;

const intents = ["accept", "cancel", "change"] as const;

/** The buttons of the page. */
export async function receiveGuest(request: Request, visit: Visit) {
  const form = await readForm(request, 110);
  const token = tokenIn(form.get("token"));
  const intent = intents.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const { data: receipt, error } = await send(intent, token, form, visit);
  // A link that does not work any more shows the same page as when it is opened.
  const isOver = problemOf(error) === "not-found";
  if (receipt || isOver) {
    const done = intent === "cancel" && receipt?.state === "left" ? "left" : intent;
    return redirect(guestPath(token, receipt && done));
  }
  const t = createTranslator({
    locale: visit.locale,
    messages: messagesOf(visit.locale, ["guestReservation"]),
  });
  return data(
    { refused: t(`guestReservation.refusal.${refusalOf(error)}`), typed: typedNames(form) },
    { status: 422 },
  );
}

const typedNames = (form: FormData) => form.getAll("nickname").map(String);

const nickname = z.string().check(...reservationRules.guestNickname);
const language = z.catch(z.enum(["ja", "en"]), "ja");

async function send(
  intent: (typeof intents)[number],
  token: string,
  form: FormData,
  { games: client }: Visit,
) {
  if (intent !== "change") return answerAsGuest({ client, body: { token, answer: intent } });
  const languages = form.getAll("language");
  const names = typedNames(form).map((text) => z.safeParse(nickname, text));
  if (names.some(({ success }) => !success)) {
    return { data: undefined, error: { code: "invalid-input" } };
  }
  const seats = Math.min(100, Math.max(1, Math.trunc(Number(form.get("seats"))) || 1));
  return changeGuestReservation({
    client,
    body: {
      token,
      version: Number(form.get("version")) || 0,
      seats,
      ...leavingIn(form, seats),
      guests: names.slice(0, 99).map(({ data: given = "" }, place) => ({
        nickname: given,
        language: z.parse(language, languages[place]),
      })),
    },
  });
}

/** Only with fewer seats; when all are returned, no choice is needed. */
function leavingIn(form: FormData, seats: number): { leaving?: number[] } {
  const before = Math.min(100, Math.trunc(Number(form.get("seatsBefore"))) || 0);
  if (seats >= before) return {};
  if (seats === 1) return { leaving: allPlaces(before).slice(1) };
  const leaving = form.getAll("leaving").slice(0, 99).map(Number).filter(Number.isInteger);
  return leaving.length > 0 ? { leaving } : {};
}

const known = {
  "changed-meanwhile": "changedMeanwhile",
  "friends-seated": "friendsSeated",
  "invalid-input": "names",
  "not-now": "notNow",
  "too-late": "tooLate",
  "too-many-seats": "tooManySeats",
} as const;

function refusalOf(error: unknown) {
  const code = problemOf(error);
  if ((error as { reason?: string }).reason === "leaving") return "leaving";
  return code && code in known ? known[code as keyof typeof known] : "unavailable";
}
