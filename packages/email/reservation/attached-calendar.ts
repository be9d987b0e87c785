import type {
  MailedReservation,
  ReservationMailKind,
} from "@takujo/contracts/booking/reservation-mail";
import type { Block } from "../mail-content.ts";
import type { MailContext } from "./mail-draft.ts";

const puttingIn = new Set<ReservationMailKind>(["confirmed", "changed", "event-changed"]);
const takingOut = new Set<ReservationMailKind>([
  "cancelled",
  "event-cancelled",
  "table-called-off",
]);

/** What the attached calendar file does, if there is one. */
export function attachedCalendar(
  kind: ReservationMailKind,
  { state, wasConfirmed }: Pick<MailedReservation, "state" | "wasConfirmed">,
): "PUBLISH" | "CANCEL" | null {
  const hasSeats = state === "confirmed" || state === "attended";
  if (puttingIn.has(kind) && hasSeats) return "PUBLISH";
  return takingOut.has(kind) && wasConfirmed ? "CANCEL" : null;
}

/** Mentions the attached file, if there is one. */
export function calendarWords({ t, kind, reservation }: MailContext): Block[] {
  const carried = attachedCalendar(kind, reservation);
  if (!carried) return [];
  const again = kind === "confirmed" ? "attached" : "attachedAgain";
  const words = carried === "CANCEL" ? "attachedCancel" : again;
  return [{ kind: "paragraph", text: t(`reservationMail.${words}`) }];
}
