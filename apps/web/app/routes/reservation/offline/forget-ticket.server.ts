import type { Reservation } from "@takujo/contracts/generated/games/types.gen";

/** As for the reception's list. */
const storedAfterMs = 12 * 3_600_000;

/** Until when a device stores the ticket; null if it may not. */
export const forgetTicketAt = ({ storable, session }: Reservation): string | null =>
  storable ? new Date(Date.parse(session.endsAt) + storedAfterMs).toISOString() : null;
