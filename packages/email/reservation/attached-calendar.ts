import {
  type MailedReservation,
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Block } from "../mail-content.ts";
import type { MailContext } from "./mail-draft.ts";

/** Effect of the attached calendar file, if any. */
export function attachedCalendar(
  kind: ReservationMailKind,
  { state, wasConfirmed }: Pick<MailedReservation, "state" | "wasConfirmed">,
): "PUBLISH" | "CANCEL" | null {
  const { calendar } = mailFacts(kind);
  if (!calendar) return null;
  if (calendar === "remove") return wasConfirmed ? "CANCEL" : null;
  return state === "confirmed" || state === "attended" ? "PUBLISH" : null;
}

const calendarTexts = {
  add: "attached",
  update: "attachedAgain",
  remove: "attachedCancel",
} as const;

/** Mentions the attached file, if there is one. */
export function calendarWords({ t, kind, reservation }: MailContext): Block[] {
  const { calendar } = mailFacts(kind);
  if (!calendar || !attachedCalendar(kind, reservation)) return [];
  return [{ kind: "paragraph", text: t(`reservationMail.${calendarTexts[calendar]}`) }];
}
