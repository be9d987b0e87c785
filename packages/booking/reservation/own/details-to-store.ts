import { homeCountry } from "@takujo/contracts/account/address-form";
import type {
  EventQuestion,
  ReservationDetails,
} from "@takujo/contracts/booking/reservation/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectAddress, selectQuestions } from "./queries.ts";

interface SeatedParty {
  userId: string;
  sessionId: string;
  seats: number;
}

/** The details to store: one guest per further seat, and answers only to existing questions. */
export async function detailsToStore(
  transaction: DatabaseTransaction,
  { userId, sessionId, seats }: SeatedParty,
  details: ReservationDetails,
) {
  const [event] = await selectQuestions(transaction, { sessionId });
  const { name, kana, phone, nickname, note } = details;
  return {
    name,
    kana,
    phone,
    nickname,
    note,
    guests: fittingGuests(details.guests, seats),
    answers: answersTo((event?.questions ?? []) as EventQuestion[], details.answers),
    address: event?.ships ? await addressOf(transaction, userId, details.addressId) : null,
  };
}

/** One per further seat; unnamed ones are dropped first. */
export function fittingGuests<Guest extends { nickname: string }>(guests: Guest[], seats: number) {
  const surplus = Math.max(0, guests.length - (seats - 1));
  const unnamed = guests.filter(({ nickname }) => nickname === "").slice(-surplus || guests.length);
  return guests.filter((guest) => !unnamed.includes(guest)).slice(0, seats - 1);
}

function answersTo(questions: EventQuestion[], given: Record<string, string>) {
  const answers: Record<string, string> = {};
  for (const { key, required, choices } of questions) {
    const answer = Object.hasOwn(given, key) ? given[key] : "";
    const isKnown = !choices || choices.some((choice) => choice.key === answer);
    if (answer && isKnown) answers[key] = answer;
    else if (required) throw new DomainError("invalid-input", `answers.${key} is asked for.`);
  }
  return answers;
}

async function addressOf(transaction: DatabaseTransaction, userId: string, id?: string) {
  const [row] = id ? await selectAddress(transaction, { id, userId }) : [];
  if (!row) throw new DomainError("invalid-input", "addressId is asked for.");
  return { addressId: row.id, label: row.label, text: addressText(row) };
}

type Place = Awaited<ReturnType<typeof selectAddress>>[number];

function addressText({ postal_code, prefecture, city, street, building, country }: Place): string {
  if (country === homeCountry)
    return `〒${postal_code} ${prefecture}${city}${street} ${building}`.trim();
  // In English, as for international mail.
  const countryName = new Intl.DisplayNames(["en"], { type: "region" }).of(country) ?? country;
  return [street, building, city, `${prefecture} ${postal_code}`.trim(), countryName]
    .filter(Boolean)
    .join(", ");
}
