import type {
  FriendTicket,
  Invitation,
  OwnFriendSeats,
  PartyPlaces,
} from "@takujo/contracts/booking/reservation/friend-seat";
import { friendTicketCode } from "@takujo/contracts/booking/reservation/friend-seat-form";
import type { CalendarFile } from "@takujo/contracts/booking/reservation/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { calendarFile, calendarFileName } from "../../schedule/index.ts";
import { selectReservation } from "../own/queries.ts";
import type { OwnParty } from "./enter-party.ts";
import { findMailedSeat } from "./find-mailed-seat.ts";
import { createFriendToken, type FriendLink, seatOfToken } from "./friend-token.ts";
import { isLongOver } from "./policy.ts";
import { presentInvitation, presentPlaces, presentTicket } from "./present.ts";
import { selectOwnSeats, selectSeat, selectSeatsOfParty, selectSender } from "./queries.ts";

interface Reading {
  db: Database;
  secret: SigningSecret;
}

/** The places of a party, for its holder. */
export async function readPlaces(
  { db, secret }: Reading,
  { id, userId }: OwnParty,
  locale: Locale,
  now = new Date(),
): Promise<PartyPlaces> {
  const [[party], seats, [holder]] = await Promise.all([
    selectReservation(db, { id, locale }),
    selectSeatsOfParty(db, { reservationId: id }),
    selectSender(db, { id }),
  ]);
  if (!party || party.user_id !== userId) throw new DomainError("not-found");
  return presentPlaces(party, seats, { sender: holder?.sender ?? "", secret, now });
}

/** Read-only, because link previews open it. */
export async function readInvitation(
  reading: Reading,
  token: string,
  locale: Locale,
  now = new Date(),
): Promise<Invitation> {
  const { seat, party, sender } = await find(reading, "friend seat", token, locale, now);
  return presentInvitation(seat, party, sender, now);
}

export async function readTicket(
  reading: Reading,
  token: string,
  locale: Locale,
  now = new Date(),
): Promise<FriendTicket> {
  const { seat, party, sender } = await find(reading, "friend ticket", token, locale, now);
  return presentTicket(seat, party, sender, now);
}

/** Only while the friend has the seat. */
export async function readTicketCalendar(
  { db, secret, origin }: Reading & { origin: string },
  token: string,
  locale: Locale,
  now = new Date(),
): Promise<CalendarFile> {
  const { seat, party } = await find({ db, secret }, "friend ticket", token, locale, now);
  const isTheirs =
    seat.state === "taken" && (party.state === "confirmed" || party.state === "attended");
  const found = isTheirs ? await findMailedSeat(db, { id: seat.id, kind: "ticket", locale }) : null;
  if (!found) throw new DomainError("not-found");
  const code = friendTicketCode(party.code, seat.number);
  return { fileName: calendarFileName(code), content: calendarFile(found.reservation, { origin }) };
}

/** Places that the person took in others' parties while signed in, those of the last days included. */
export async function listOwnSeats(
  { db, secret }: Reading,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<OwnFriendSeats> {
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const rows = await selectOwnSeats(db, { userId, since });
  const seats = await Promise.all(
    rows.map(async ({ id }) => {
      const ticket = createFriendToken("friend ticket", id, secret);
      return { ...(await readTicket({ db, secret }, ticket, locale, now)), ticket };
    }),
  );
  return { seats };
}

/** All refused links get the same answer. */
async function find(
  { db, secret }: Reading,
  link: FriendLink,
  token: string,
  locale: Locale,
  now: Date,
) {
  const id = seatOfToken(link, token, secret);
  const [seat] = id ? await selectSeat(db, { id }) : [];
  const [[party], [holder]] = seat
    ? await Promise.all([
        selectReservation(db, { id: seat.reservation_id, locale }),
        selectSender(db, { id: seat.reservation_id }),
      ])
    : [[], []];
  if (!seat || !party || isLongOver(party, now)) {
    throw new DomainError("not-found", "This link is not valid any more.");
  }
  return { seat, party, sender: holder?.sender ?? "" };
}
