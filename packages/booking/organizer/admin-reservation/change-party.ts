import { countKinds, type SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type {
  PartyChange,
  PartyReceipt,
} from "@takujo/contracts/booking/organizer/admin-reservation";
import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { promisePrices, recountOwed } from "../../money/index.ts";
import { fittingGuests, type ReservationRow, updateReservation } from "../../reservation/index.ts";
import { recordTransitions, seatFriends, settle, takeFree } from "../../seats/index.ts";

import { enterParty } from "./enter-parties.ts";
import { guestsToStore, storedEmail } from "./party-details.ts";
import { hasMail, mailOfState, mayOrganizer } from "./policy.ts";
import { selectGuestPresence } from "./queries.ts";
import { presentReceipt } from "./receipt.ts";

const texts = ["name", "kana", "phone", "nickname", "note"] as const;
/** Changes that the party is told of. The organizer's note and the address are not among them. */
const told = ["name", "phone", "nickname", "guests"] as const;

/**
 * Changes seats, names, telephone or, without an account, the address. A new address gets the mail again, because the links sent to
 * the former one stop working.
 */
export async function changeParty(
  transaction: DatabaseTransaction,
  id: string,
  { version, seats: wanted, kinds, priceCode, guests, email, language, ...details }: PartyChange,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const { reservation, session } = await enterParty(transaction, id, reach, now);
  if (version !== reservation.version) throw new DomainError("changed-meanwhile");
  const may = mayOrganizer({ ...session, ...reservation }, now);
  if (!may.change) throw new DomainError("not-now");
  const seats = wanted ?? reservation.seats;
  if (seats !== reservation.seats) {
    if (!may.changeSeats) throw new DomainError("not-now");
    if (seats < reservation.arrived) throw new DomainError("already-arrived");
    if (seats > reservation.seats) takeFree(session, seats - reservation.seats);
  }
  const address = addressAfter(reservation, { email, language });
  const given = guestsAfter(reservation, { guests, seats, language: address.guest_locale });
  const { named, promised } = await seated(transaction, reservation, { guests: given, seats }, now);
  const renamed = changedTexts(reservation, details);
  const changed = [
    ...renamed,
    ...(isSame(named, reservation.guests as Guest[]) ? [] : ["guests" as const]),
  ];
  const isMovedMail = address.guest_email !== reservation.guest_email;
  const isOtherAddress = isMovedMail || address.guest_locale !== reservation.guest_locale;
  if (isMovedMail) await assertOnePlace(transaction, { ...reservation, ...address });
  const party = { sessionId: session.id, seats, kinds, code: priceCode };
  const { promise, priced } = await pricesAfter(transaction, promised, party, now);
  if (changed.length === 0 && !isOtherAddress && seats === reservation.seats && !priced) {
    return presentReceipt(reservation);
  }
  const row = await updateReservation(
    transaction,
    id,
    {
      seats,
      ...promise,
      guests: named,
      ...address,
      ...Object.fromEntries(renamed.map((name) => [name, details[name]])),
    },
    now,
  );
  await recountOwed(transaction, { id });
  const isChanged =
    priced !== undefined || seats !== reservation.seats || changed.some((name) => name !== "note");
  const isNewHere = isMovedMail && now < session.ends_at;
  const mail = mailOf(row, { isNewHere, isChanged });
  await recordTransitions(
    transaction,
    [
      {
        reservationId: id,
        cause: "change",
        state: row.state as ReservationState,
        seats,
        madeBy: "organizer",
        detail: {
          before: {
            seats: reservation.seats,
            sessionId: session.id,
            prices: reservation.prices,
            fields: told.filter((name) => changed.includes(name)),
          },
        },
        ...(mail && { mail: { kind: mail } }),
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.change",
    subject: { kind: "reservation", id },
    before: { seats: reservation.seats },
    after: {
      seats,
      changed: [...changed, ...(isMovedMail ? ["email"] : [])],
      ...priced,
    },
  });
  session.free += Math.max(0, reservation.seats - seats);
  await settle(transaction, session, now);
  return presentReceipt(row);
}

/** An account has its own address and language. */
function addressAfter(
  { user_id, guest_email, guest_locale }: ReservationRow,
  { email, language }: Pick<PartyChange, "email" | "language">,
) {
  const after = {
    guest_email: storedEmail(email ?? guest_email),
    guest_locale: (language ?? guest_locale) as Locale,
  };
  const isOther = after.guest_email !== guest_email || after.guest_locale !== guest_locale;
  if (user_id !== null && isOther) throw new DomainError("not-now");
  return after;
}

/** The queue has one place per address, also if the address is entered later. */
async function assertOnePlace(
  transaction: DatabaseTransaction,
  { state, event_session_id: sessionId, guest_email: guestEmail }: ReservationRow,
): Promise<void> {
  if (state !== "waiting" && state !== "offered") return;
  const [other] = await selectGuestPresence(transaction, { sessionId, guestEmail });
  if (other) throw new DomainError("already-waiting");
}

/** The given guests or, if only the seats change, those who still fit. */
function guestsAfter(
  reservation: ReservationRow,
  { guests, seats, language }: { guests: PartyChange["guests"]; seats: number; language: Locale },
): Guest[] {
  const known = reservation.guests as Guest[];
  return guests
    ? guestsToStore({ given: guests, known, seats, language })
    : fittingGuests(known, seats);
}

/** Friends who took places by a link keep them, with their prices. */
async function seated(
  transaction: DatabaseTransaction,
  reservation: ReservationRow,
  party: { guests: Guest[]; seats: number },
  now: Date,
) {
  const arranged = await seatFriends(transaction, reservation, party, now);
  return arranged
    ? { named: arranged.guests, promised: { ...reservation, prices: arranged.prices } }
    : { named: party.guests, promised: reservation };
}

/**
 * For a new address, the mail of its state, which has the working link. None without an address: that party asked for
 * the change itself.
 */
function mailOf(
  row: ReservationRow,
  { isNewHere, isChanged }: { isNewHere: boolean; isChanged: boolean },
): ReservationMailKind | undefined {
  if (!hasMail(row)) return undefined;
  if (isNewHere) return mailOfState[row.state as ReservationState];
  return isChanged && row.state === "confirmed" ? "changed" : undefined;
}

const isSame = (one: Guest[], other: Guest[]) =>
  one.length === other.length &&
  one.every(
    ({ nickname, language }, place) =>
      nickname === other[place]?.nickname && language === other[place]?.language,
  );

/** The promised prices, and which of them changed. A waiting party gets no promise before it has seats. */
async function pricesAfter(
  transaction: DatabaseTransaction,
  reservation: Parameters<typeof promisePrices>[2] & Pick<ReservationRow, "confirmed_at">,
  party: Parameters<typeof promisePrices>[1],
  now: Date,
) {
  if (!reservation.confirmed_at) return { promise: undefined, priced: undefined };
  const promise = await promisePrices(transaction, party, reservation, now);
  const isOther = party.kinds !== undefined && !isSameKinds(reservation.prices, promise.prices);
  const isOtherCode = promise.price_code_id !== reservation.price_code_id;
  const priced = {
    ...(isOther && { kinds: countKinds(promise.prices) }),
    ...(isOtherCode && { priceCode: party.code }),
  };
  return { promise, priced: isOther || isOtherCode ? priced : undefined };
}

const isSameKinds = (before: unknown, after: SeatPrice[]) =>
  JSON.stringify(countKinds((before ?? []) as SeatPrice[])) === JSON.stringify(countKinds(after));

/** Field names only: their content is personal data. */
function changedTexts(
  reservation: ReservationRow,
  details: Pick<PartyChange, (typeof texts)[number]>,
) {
  return texts.filter((name) => {
    const text = details[name];
    return text !== undefined && text !== reservation[name];
  });
}
