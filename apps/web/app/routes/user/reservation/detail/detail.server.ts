import {
  cancelReservation,
  readOwnNoShows,
  readReservation,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import { createTranslator } from "@takujo/i18n/react";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { problemOf, refusalSentence } from "../../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { forgetTicketAt } from "../../../reservation/offline/forget-ticket.server.ts";
import { ticketQr } from "../../../reservation/ticket-qr.server.ts";
import { reservationView } from "../reservation-view.server.ts";
import { readReceipts } from "./receipt.server.ts";

/** Details from the event's page; null if they cannot be loaded, and the reservation is shown without them. */
function aboutEvent(event: EventItem) {
  const { locale, cancellationHtml, venue } = event;
  const { floor, accessHtml } = venue;
  return {
    locale,
    cancellationHtml,
    cancellationText: plainText(cancellationHtml),
    venue: { locale: venue.locale, floor, accessHtml },
  };
}

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** For the dialog, which has no markup. */
const plainText = (html: string) =>
  html
    .replace(/<\/(?:p|li|h\d)>|<br>/g, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? "")
    .replace(/\s+/g, " ")
    .trim();

export type AboutEvent = ReturnType<typeof aboutEvent>;

const withTicket = new Set<Reservation["state"]>(["confirmed", "attended"]);
/** In the others nobody was at the door. */
const mayHavePaid = new Set<Reservation["state"]>([...withTicket, "cancelled", "no-show"]);

export async function readDetail(visit: Visit, id: string) {
  const { games, platform, locale } = visit;
  const now = Date.now();
  const reservation = unwrap(
    await readReservation({ client: games, path: { id }, query: { locale } }),
  );
  const [{ data: event }, receipts, noShows] = await Promise.all([
    readEvent({ client: platform, path: { slug: reservation.event.slug }, query: { locale } }),
    mayHavePaid.has(reservation.state) ? readReceipts(visit, id) : null,
    reservation.state === "no-show" ? readOwnNoShows({ client: games, query: { locale } }) : null,
  ]);
  const hasTicket = withTicket.has(reservation.state);
  return {
    now,
    reservation: reservationView(reservation, now),
    about: event ? aboutEvent(event) : null,
    qr: hasTicket ? ticketQr(reservation.code) : null,
    forgetTicketAt: hasTicket ? forgetTicketAt(reservation) : null,
    receipts,
    /** With an absence, the page does without the rule rather than fail. */
    noShows: noShows?.data ?? null,
    nonce: crypto.randomUUID(),
  };
}

export type Detail = Awaited<ReturnType<typeof readDetail>>;

const known = { "too-late": "tooLate", "not-now": "notNow" } as const;

/** Canceling is the only action of this page; changes have their own page. */
export async function giveBack(request: Request, { games, locale }: Visit, id: string) {
  const form = await readForm(request);
  if (form.get("intent") !== "cancel") throw data(null, { status: 400 });
  const { data: receipt, error } = await cancelReservation({ client: games, path: { id } });
  if (receipt) {
    const done = receipt.state === "left" ? "left" : "cancelled";
    return redirect(`/user/reservation/${id}/detail?done=${done}`);
  }
  const code = problemOf(error);
  if (code === "not-found") throw data(null, { status: 404 });
  if (!code || !(code in known)) {
    return data({ refused: refusalSentence(error, locale) }, { status: 422 });
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["accountReservation"]) });
  const refused = t(`accountReservation.detail.refusal.${known[code as keyof typeof known]}`);
  return data({ refused }, { status: 422 });
}
