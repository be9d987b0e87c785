import { tableLanguages } from "@takujo/contracts/booking/reservation-form";
import { reservationRules } from "@takujo/contracts/booking/reservation-rules";
import type { EventQuestion, Reservation } from "@takujo/contracts/generated/games/types.gen";
import { requiredSelect, trueOnly } from "@takujo/contracts/rules/index";
import { foldKana, foldPhone } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { foldWith, formCheckbox, formText } from "../../../shell/form/form-schemas.ts";

export const guestField = (number: number, part: "nickname" | "language") =>
  `guest-${number}-${part}`;
export const answerField = ({ key }: Pick<EventQuestion, "key">) => `answer-${key}`;

/** Guests are numbered from 2: the first of the party is the person who reserves. */
export const guestNumbers = (seats: number) =>
  Array.from({ length: Math.max(0, seats - 1) }, (_, index) => index + 2);

export interface AskedFor {
  seats: number;
  questions: EventQuestion[];
  ships: boolean;
  agreement: boolean;
}

export const askedFor = (
  { questions, event, hasDetails }: Pick<Reservation, "questions" | "event" | "hasDetails">,
  seats: number,
): AskedFor => ({ seats, questions, ships: event.ships, agreement: !hasDetails });

/** The fields depend on the event and on the number of seats. */
export function detailsSchema({ seats, questions, ships, agreement }: AskedFor) {
  return z.object({
    name: formText(...reservationRules.name),
    kana: formText(...reservationRules.kana),
    phone: formText(...reservationRules.phone),
    nickname: formText(...reservationRules.nickname),
    note: formText(...reservationRules.note),
    addressId: ships ? formText(requiredSelect()) : formText(),
    agreed: agreement ? formCheckbox(trueOnly()) : formCheckbox(),
    ...guestShapes(seats),
    ...Object.fromEntries(questions.map((question) => [answerField(question), answerOf(question)])),
  });
}

function guestShapes(seats: number) {
  return Object.fromEntries(
    guestNumbers(seats).flatMap((number) => [
      [guestField(number, "nickname"), formText(...reservationRules.guestNickname)],
      // Without JavaScript, a seat that was just added has no fields yet.
      [guestField(number, "language"), z._default(z.enum(tableLanguages), "ja")],
    ]),
  );
}

function answerOf({ required, choices }: EventQuestion) {
  if (!required) return formText(...reservationRules.answer);
  return choices ? formText(requiredSelect()) : formText(...reservationRules.requiredAnswer);
}

export const folds = { kana: foldWith(foldKana()), phone: foldWith(foldPhone()) };
