import { readPartyPlaces, readReservation } from "@takujo/contracts/generated/games/sdk.gen";
import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import type { Visit } from "../../../shell/visit.ts";
import { forgetTicketAt } from "../../reservation/offline/forget-ticket.server.ts";
import { ticketQr } from "../../reservation/ticket-qr.server.ts";
import { reservationView } from "../reservation/reservation-view.server.ts";
import { friendsView } from "./own-lists.server.ts";

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
