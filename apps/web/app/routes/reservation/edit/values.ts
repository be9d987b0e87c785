import { coveredSeats } from "@takujo/contracts/booking/money/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import type { FormValues } from "../../../ui/form/form-result.ts";
import { seatKindField } from "../../event/seat-kinds.ts";
import type { EditedReservation } from "./edit.server.ts";
import { answerField, guestField, guestNumbers } from "./form-schema.ts";

/** The most that any table takes: seats can be added while the form is open. */
const maxGuests = 100;

/** The initial values of the form. */
export function valuesOf(
  reservation: EditedReservation,
  { email, locale }: { email: string; locale: Locale },
): FormValues {
  const {
    name,
    kana,
    phone,
    nickname,
    note,
    seats,
    guests,
    answers,
    shippedTo,
    prices,
    priceCode,
  } = reservation;
  const ofGuests = guestNumbers(maxGuests).flatMap((number) => {
    const guest = reservation.hasDetails ? guests[number - 2] : undefined;
    return [
      [guestField(number, "nickname"), guest?.nickname ?? ""],
      // Guests mostly speak the language of the person who reserves.
      [guestField(number, "language"), guest?.language ?? locale],
    ];
  });
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
    priceCode: priceCode?.code ?? "",
    passSeats: String(coveredSeats(prices)),
    addressId: shippedTo?.addressId ?? "",
    ...Object.fromEntries(prices.map(({ kind }, place) => [seatKindField(place), kind])),
    ...Object.fromEntries([...ofGuests, ...ofAnswers]),
  };
}
