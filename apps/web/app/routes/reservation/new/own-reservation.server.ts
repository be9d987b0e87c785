import { listReservations } from "@takujo/contracts/generated/games/sdk.gen";
import { clock } from "@takujo/i18n/format-date";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";

/** What the visitor already has of this event: held seats, a reservation, or a place in the waitlist. */
export async function ownOf({ games: client, locale }: Visit, slug: string) {
  const { upcoming, waiting } = unwrap(await listReservations({ client, query: { locale } }));
  const own = upcoming.filter(({ event }) => event.slug === slug);
  const held = own.find(
    ({ state, expiresAt }) =>
      state === "held" && expiresAt !== null && Date.parse(expiresAt) > Date.now(),
  );
  const reserved = own.find(({ state }) => state === "confirmed");
  const queued = waiting.find(({ event }) => event.slug === slug);
  return {
    held: held && {
      id: held.id,
      letter: held.session.letter ?? "",
      name: held.session.name,
      seats: held.seats,
      until: clock(held.expiresAt ?? ""),
    },
    reserved: reserved?.id,
    waiting: queued && {
      id: queued.id,
      letter: queued.session.letter ?? "",
      name: queued.session.name,
      isOffered: queued.state === "offered",
    },
  };
}

export type OwnReservation = Awaited<ReturnType<typeof ownOf>>;
