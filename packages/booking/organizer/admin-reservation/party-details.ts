import type { NewParty } from "@takujo/contracts/booking/organizer/admin-reservation";
import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { fittingGuests } from "../../reservation/index.ts";
import { saveNote } from "../staff-note/save-note.ts";
import { selectPersonByEmail } from "./queries.ts";

interface Addressee {
  userId: string | null;
  /** Empty if the party has an account, or no address. */
  guestEmail: string;
}

/** As accounts store it. */
export const storedEmail = (email: string): string => email.toLowerCase();

/** The owner of an address: a person with an account, or else a guest, who gets a signed link. */
export async function addresseeOf(
  transaction: DatabaseTransaction,
  email: string,
): Promise<Addressee> {
  if (email === "") return { userId: null, guestEmail: "" };
  const guestEmail = storedEmail(email);
  const [person] = await selectPersonByEmail(transaction, { email: guestEmail });
  return person ? { userId: person.id, guestEmail: "" } : { userId: null, guestEmail };
}

interface NamedGuests {
  given: { nickname: string; language?: Guest["language"] | undefined }[];
  /** Guests whose names are known already. */
  known?: Guest[];
  seats: number;
  language: Locale;
}

/** One per seat but the first. More names are refused, so that nobody is dropped silently. */
export function guestsToStore({ given, known = [], seats, language }: NamedGuests): Guest[] {
  const named = given.filter(({ nickname }) => nickname !== "").length;
  if (named > seats - 1) throw new DomainError("invalid-input", "guests: more than seats.");
  const guests = given.map(({ nickname, language: spoken }) => ({
    nickname,
    language: spoken ?? known.find((guest) => guest.nickname === nickname)?.language ?? language,
  }));
  return fittingGuests(guests, seats);
}

/** The desk's own note, if any. */
export async function keepNote(
  transaction: DatabaseTransaction,
  reservationId: string,
  { staffNote, noteAtReception }: Pick<NewParty, "staffNote" | "noteAtReception">,
  actorId: string,
  now: Date,
): Promise<void> {
  if (!staffNote) return;
  await saveNote(
    transaction,
    { kind: "reservation", id: reservationId },
    { before: "", wasAtReception: false, note: staffNote, atReception: noteAtReception },
    actorId,
    now,
  );
}
