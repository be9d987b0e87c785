import { phoneFolds } from "@takujo/contracts/account/address-rules";
import { priceCodeRules } from "@takujo/contracts/booking/money/price-code-rules";
import { allPlaces } from "@takujo/contracts/booking/money/seat-price";
import { tableLanguages } from "@takujo/contracts/booking/reservation/reservation-form";
import { reservationRules } from "@takujo/contracts/booking/reservation/reservation-rules";
import type { EventQuestion, Reservation } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { requiredSelect, trueOnly } from "@takujo/contracts/rules/index";
import { foldKana } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { foldWith, formCheckbox, formChoices, formText } from "../../../shell/form/form-schemas.ts";
import { choosableKinds, seatKindField } from "../../event/seat-kinds.ts";
import type { KindChoice } from "../kind-fields.tsx";

export const guestField = (number: number, part: "nickname" | "language") =>
  `guest-${number}-${part}`;
export const answerField = ({ key }: Pick<EventQuestion, "key">) => `answer-${key}`;

/** Guests are numbered from 2: the first of the party is the person who reserves. */
export const guestNumbers = (people: number) =>
  Array.from({ length: Math.max(0, people - 1) }, (_, index) => index + 2);

export interface AskedFor {
  seats: number;
  /** With fields of their own: as many as have a seat, or had one before seats are given back. */
  people: number;
  questions: EventQuestion[];
  ships: boolean;
  agreement: boolean;
  /** Names are sorted by their reading; visitors from abroad have none. */
  reading: boolean;
  kinds: KindChoice[];
  /** The person has passes that can cover seats here. */
  passes: boolean;
}

export const askedFor = (
  {
    questions,
    event,
    hasDetails,
    seats: before,
    prices,
    passVisits,
  }: Pick<Reservation, "questions" | "event" | "hasDetails" | "seats" | "prices" | "passVisits">,
  seats: number,
  locale: Locale,
): AskedFor => ({
  seats,
  people: Math.max(seats, before),
  questions,
  ships: event.ships,
  agreement: !hasDetails,
  reading: locale === "ja",
  kinds: choosableKinds({ prices, kinds: event.prices }),
  passes: passVisits > 0,
});

/** The fields depend on the event and on the number of seats. */
export function detailsSchema({ people, questions, ships, agreement, reading, kinds }: AskedFor) {
  return z.object({
    name: formText(...reservationRules.name),
    kana: formText(...(reading ? reservationRules.requiredKana : reservationRules.kana)),
    phone: formText(...reservationRules.phone),
    nickname: formText(...reservationRules.nickname),
    note: formText(...reservationRules.note),
    priceCode: formText(...priceCodeRules.typed),
    passSeats: formText(),
    addressId: ships ? formText(requiredSelect()) : formText(),
    agreed: agreement ? formCheckbox(trueOnly()) : formCheckbox(),
    dropped: formChoices(),
    ...guestShapes(people),
    ...(kinds.length > 0 &&
      Object.fromEntries(allPlaces(people).map((place) => [seatKindField(place), formText()]))),
    ...Object.fromEntries(questions.map((question) => [answerField(question), answerOf(question)])),
  });
}

function guestShapes(people: number) {
  return Object.fromEntries(
    guestNumbers(people).flatMap((number) => [
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

export const folds = { kana: foldWith(foldKana()), phone: foldWith(...phoneFolds) };
