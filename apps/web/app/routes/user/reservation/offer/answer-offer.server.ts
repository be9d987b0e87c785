import {
  acceptOffer,
  cancelReservation,
  readReservation,
} from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { noShowRefusalText } from "../../../reservation/no-show/no-show.server.ts";
import { problemOf, refusalSentence } from "../../refusal.server.ts";

const known = {
  "double-booked": "doubleBooked",
  "too-many-seats": "tooManySeats",
  "not-now": "over",
  "too-late": "over",
  "session-closed": "over",
  "session-full": "over",
} as const;

const seatsShape = /^[1-9]\d?$/;

/** Accepts or declines the offer. */
export async function answerOffer(request: Request, visit: Visit, id: string) {
  const { games } = visit;
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "accept") {
    const wanted = String(form.get("seats") ?? "");
    const body = seatsShape.test(wanted) ? { seats: Number(wanted) } : {};
    const { data: receipt, error } = await acceptOffer({ client: games, path: { id }, body });
    return receipt ? redirect(await pageAfter(visit, id)) : await refuse(error, visit);
  }
  if (intent === "decline") {
    const { data: receipt, error } = await cancelReservation({ client: games, path: { id } });
    return receipt ? redirect(`/user/reservation/${id}/offer`) : await refuse(error, visit);
  }
  throw data(null, { status: 400 });
}

/** The ticket, or first the form for people who have not given their name yet. */
async function pageAfter({ games, locale }: Visit, id: string): Promise<string> {
  const { event, hasDetails } = unwrap(
    await readReservation({ client: games, path: { id }, query: { locale } }),
  );
  return `/event/${event.slug}/reservation/${id}/${hasDetails ? "success" : "edit"}`;
}

async function refuse(error: unknown, visit: Visit) {
  const { locale } = visit;
  const code = problemOf(error);
  if (code === "not-found") throw data(null, { status: 404 });
  if (code === "no-show-limit") {
    return data({ refused: await noShowRefusalText(visit) }, { status: 422 });
  }
  if (!code || !(code in known)) {
    return data({ refused: refusalSentence(error, locale) }, { status: 422 });
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["offer"]) });
  const refused = t(`offer.refusal.${known[code as keyof typeof known]}`);
  return data({ refused }, { status: 422 });
}
