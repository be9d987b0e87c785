import type { TableLanguage } from "@takujo/contracts/booking/reservation/reservation-form";
import { seatKindsIn } from "../../event/seat-kinds.ts";
import { type AskedFor, answerField, guestField, guestNumbers } from "./form-schema.ts";

/** The validated form, in the shape of the API. Guests and kinds are by the places of before, if seats are given back. */
export function detailsOf(
  sent: Record<string, unknown>,
  { people, questions, ships, kinds, passes }: AskedFor,
) {
  const text = (field: string) => String(sent[field] ?? "");
  const answers = questions
    .map((question) => [question.key, text(answerField(question))] as const)
    .filter(([, answer]) => answer !== "");
  return {
    name: text("name"),
    kana: text("kana"),
    phone: text("phone"),
    nickname: text("nickname"),
    note: text("note"),
    priceCode: text("priceCode"),
    guests: guestNumbers(people).map((number) => ({
      nickname: text(guestField(number, "nickname")),
      language: text(guestField(number, "language")) as TableLanguage,
    })),
    answers: Object.fromEntries(answers),
    ...(kinds.length > 0 && { kinds: seatKindsIn(sent, people) }),
    ...(passes && { passSeats: seatsIn(text("passSeats")) }),
    ...(ships && { addressId: text("addressId") }),
  };
}

export type SentDetails = ReturnType<typeof detailsOf>;

/** None for what is no number of seats. */
function seatsIn(text: string): number {
  const seats = Math.floor(Number(text));
  return seats >= 0 && seats <= 100 ? seats : 0;
}
