import type { EventQuestion, ReservationDetails } from "@takujo/contracts/booking/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectAddress, selectQuestions } from "./queries.ts";

interface Seated {
  userId: string;
  sessionId: string;
  seats: number;
}

/** The details to store: one guest per further seat, and answers only to existing questions. */
export async function detailsToStore(
  transaction: DatabaseTransaction,
  { userId, sessionId, seats }: Seated,
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
    guests: details.guests.slice(0, seats - 1),
    answers: answersTo((event?.questions ?? []) as EventQuestion[], details.answers),
    address: event?.ships ? await addressOf(transaction, userId, details.addressId) : null,
  };
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
  const { label, postal_code, prefecture, city, street, building } = row;
  const text = `〒${postal_code} ${prefecture}${city}${street} ${building}`.trim();
  return { addressId: row.id, label, text };
}
