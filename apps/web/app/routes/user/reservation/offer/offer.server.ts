import { listReservations, readReservation } from "@takujo/contracts/generated/games/sdk.gen";
import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";

export async function readOffer({ games, locale, visitor }: Visit, id: string) {
  const now = Date.now();
  const query = { locale };
  const [reservation, { data: list }, { user }] = await Promise.all([
    readReservation({ client: games, path: { id }, query }).then(unwrap),
    listReservations({ client: games, query }),
    visitor(),
  ]);
  const { expiresAt, history } = reservation;
  const offeredAt = history.findLast(({ cause }) => cause === "offer")?.at;
  return {
    now,
    reservation,
    name: user?.displayName ?? "",
    isOpen: reservation.may.accept && expiresAt !== null && Date.parse(expiresAt) > now,
    /** When the time to answer started. */
    offeredAt: offeredAt ? Date.parse(offeredAt) : now,
    /** Undefined if it could not be loaded; then it is not mentioned. */
    overlap: list && (overlapping(reservation, list.upcoming) ?? null),
  };
}

export type Offer = Awaited<ReturnType<typeof readOffer>>;

function overlapping(
  { id, session }: ReservationSummary,
  upcoming: ReservationSummary[],
): ReservationSummary | undefined {
  return upcoming.find(
    (other) =>
      other.id !== id &&
      other.session.startsAt < session.endsAt &&
      session.startsAt < other.session.endsAt,
  );
}
