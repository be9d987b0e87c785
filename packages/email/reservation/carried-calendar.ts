import type { Block } from "../mail-content.ts";
import type { Desk } from "./draft.ts";
import type { MailedReservation } from "./mailed-reservation.ts";
import type { ReservationMailKind } from "./reservation-mail.ts";

const puttingIn = new Set<ReservationMailKind>(["confirmed", "changed", "event-changed"]);
const takingOut = new Set<ReservationMailKind>([
  "cancelled",
  "event-cancelled",
  "table-called-off",
]);

/** What the calendar file of a mail does, if it has one. */
export function carriedCalendar(
  kind: ReservationMailKind,
  { state, wasConfirmed }: Pick<MailedReservation, "state" | "wasConfirmed">,
): "PUBLISH" | "CANCEL" | null {
  const hasSeats = state === "confirmed" || state === "attended";
  if (puttingIn.has(kind) && hasSeats) return "PUBLISH";
  return takingOut.has(kind) && wasConfirmed ? "CANCEL" : null;
}

/** Stands in a mail as long as the file is with it. */
export function calendarWords({ t, kind, reservation }: Desk): Block[] {
  const carried = carriedCalendar(kind, reservation);
  if (!carried) return [];
  const again = kind === "confirmed" ? "attached" : "attachedAgain";
  const words = carried === "CANCEL" ? "attachedCancel" : again;
  return [{ kind: "paragraph", text: t(`reservationMail.${words}`) }];
}
