import { readReservation } from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { mapUrlOf } from "../../../event/item/map-url.server.ts";
import { ticketQr } from "../../../reservation/ticket-qr.server.ts";
import { reservationView } from "../reservation-view.server.ts";

/** Details from the event's page; null if they cannot be loaded, and the reservation is shown without them. */
function aboutEvent(event: EventItem) {
  const { locale, cancellationHtml, venue } = event;
  const { floor, accessHtml } = venue;
  return {
    locale,
    cancellationHtml,
    venue: { locale: venue.locale, floor, accessHtml, mapUrl: mapUrlOf(venue) },
  };
}

export type AboutEvent = ReturnType<typeof aboutEvent>;

const withTicket = new Set<Reservation["state"]>(["confirmed", "attended"]);

export async function readDetail({ games, platform, locale }: Visit, id: string) {
  const now = Date.now();
  const reservation = unwrap(
    await readReservation({ client: games, path: { id }, query: { locale } }),
  );
  const { data: event } = await readEvent({
    client: platform,
    path: { slug: reservation.event.slug },
    query: { locale },
  });
  return {
    now,
    reservation: reservationView(reservation, now),
    about: event ? aboutEvent(event) : null,
    qr: withTicket.has(reservation.state) ? ticketQr(reservation.code) : null,
  };
}

export type Detail = Awaited<ReturnType<typeof readDetail>>;
