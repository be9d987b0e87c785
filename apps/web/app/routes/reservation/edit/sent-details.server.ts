import type { TableLanguage } from "@takujo/contracts/booking/reservation-form";
import { kindsIn } from "../kinds.ts";
import { type AskedFor, answerField, guestField, guestNumbers } from "./form-schema.ts";

/** The validated form, in the shape of the API. */
export function detailsOf(
  sent: Record<string, unknown>,
  { people, questions, ships, kinds, passes }: AskedFor,
) {
  const text = (field: string) => String(sent[field] ?? "");
  const answers = questions
    .map((question) => [question.key, text(answerField(question))] as const)
    .filter(([, answer]) => answer !== "");
  const dropped = (sent["dropped"] ?? []) as string[];
  return {
    name: text("name"),
    kana: text("kana"),
    phone: text("phone"),
    nickname: text("nickname"),
    note: text("note"),
    priceCode: text("priceCode"),
    guests: guestNumbers(people)
      .filter((number) => !dropped.includes(String(number)))
      .map((number) => ({
        nickname: text(guestField(number, "nickname")),
        language: text(guestField(number, "language")) as TableLanguage,
      })),
    answers: Object.fromEntries(answers),
    ...(kinds.length > 0 && { kinds: kindsIn(sent) ?? {} }),
    ...(passes && { passSeats: seatsIn(text("passSeats")) }),
    ...(ships && { addressId: text("addressId") }),
  };
}

/** None for what is no number of seats. */
function seatsIn(text: string): number {
  const seats = Math.floor(Number(text));
  return seats >= 0 && seats <= 100 ? seats : 0;
}

/** How many of those with a name find no seat. */
export function surplusGuests({ guests }: ReturnType<typeof detailsOf>, seats: number): number {
  const named = guests.filter(({ nickname }) => nickname !== "").length;
  return Math.max(0, named - (seats - 1));
}
