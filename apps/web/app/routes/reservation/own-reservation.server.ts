import { readReservation } from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import type { Visit } from "../../shell/visit.ts";

/** The visitor's own reservation of this event; any other counts as not found. */
export async function ownReservation(
  { games: client, locale }: Visit,
  { slug, id }: { slug: string; id: string },
): Promise<Reservation> {
  const answer = await readReservation({ client, path: { id }, query: { locale } });
  const reservation = unwrap(answer);
  if (reservation.event.slug !== slug) throw data(null, { status: 404 });
  return reservation;
}

export const pathOf = ({ slug, id }: { slug: string; id: string }, page: "edit" | "success") =>
  `/event/${slug}/reservation/${id}/${page}`;

export const detailPath = (id: string) => `/user/reservation/${id}/detail`;
