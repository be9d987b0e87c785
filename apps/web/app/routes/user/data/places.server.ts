import { listReservations } from "@takujo/contracts/generated/games/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { Place } from "./places.ts";

export async function readPlaces({ games: client, locale }: Visit): Promise<Place[]> {
  const list = unwrap(await listReservations({ client, query: { locale } }));
  return [...list.upcoming, ...list.waiting].map(
    ({ id, state, seats, wantedSeats, event, session }) => ({
      id,
      state,
      seats,
      wantedSeats,
      event: { title: event.title, locale: event.locale },
      startsAt: session.startsAt,
    }),
  );
}
