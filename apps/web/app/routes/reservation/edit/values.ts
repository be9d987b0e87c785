import type { FormValues } from "../../../ui/form/form-result.ts";
import { answerField, guestField } from "./form-schema.ts";
import type { EditedReservation } from "./server-edit.ts";

/** What stands in the form at first. */
export function valuesOf(reservation: EditedReservation, email: string): FormValues {
  const { name, kana, phone, nickname, note, seats, guests, answers, shippedTo } = reservation;
  const ofGuests = guests.flatMap((guest, index) => [
    [guestField(index + 2, "nickname"), guest.nickname],
    [guestField(index + 2, "language"), guest.language],
  ]);
  const ofAnswers = Object.entries(answers).map(([key, answer]) => [answerField({ key }), answer]);
  return {
    name,
    kana,
    phone,
    nickname,
    note,
    email,
    seats: String(seats),
    session: reservation.session.id,
    addressId: shippedTo?.addressId ?? "",
    ...Object.fromEntries([...ofGuests, ...ofAnswers]),
  };
}
