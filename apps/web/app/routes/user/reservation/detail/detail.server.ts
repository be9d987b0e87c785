import { readOwnNoShows, readReservation } from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import { unwrap } from "../../../../api/unwrap.ts";
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
