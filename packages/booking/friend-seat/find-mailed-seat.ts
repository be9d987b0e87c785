import {
  type FriendMailKind,
  type MailedFriendSeat,
  mailsToSenders,
} from "@takujo/contracts/booking/friend-mail";
import { friendTicketCode } from "@takujo/contracts/booking/friend-seat-form";
import type { MailedReservation } from "@takujo/contracts/booking/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { findMailedParty, findMailedReservation } from "../mailed-reservation/index.ts";
import { priceOfPlace } from "./present.ts";
import { selectMailedSeat, selectSender } from "./queries.ts";

interface Asked {
  id: string;
  kind: FriendMailKind;
  /** The language of whoever gets the mail, without it. */
  locale?: Locale;
}

/** What a mail about a place may contain. Undefined if it is not true any more, or there is nobody to mail. */
export async function findMailedSeat(
  db: Database,
  { id, kind, locale }: Asked,
): Promise<MailedFriendSeat | undefined> {
  const [seat] = await selectMailedSeat(db, { id });
  if (!seat) return undefined;
  const about = await describe(db, seat);
  const isToSender = (mailsToSenders as readonly string[]).includes(kind);
  if (isToSender) {
    const reservation = await findMailedReservation(db, seat.reservation_id);
    return reservation && isTrue(kind, seat.state, reservation.state)
      ? { reservation, ...about }
      : undefined;
  }
  const reservation = await findFriendsReservation(db, seat, locale);
  return reservation && isTrue(kind, seat.state, reservation.state)
    ? { reservation, ...about }
    : undefined;
}

type MailedRow = Awaited<ReturnType<typeof selectMailedSeat>>[number];

async function describe(db: Database, seat: MailedRow) {
  const [holder] = await selectSender(db, { id: seat.reservation_id });
  return {
    friend: seat.nickname,
    sender: holder?.sender ?? "",
    senderPays: seat.sender_pays,
    isWithdrawn: seat.state === "withdrawn",
  };
}

/** The party as its friend knows it: with their own ticket, name and price. */
async function findFriendsReservation(
  db: Database,
  seat: MailedRow,
  locale = seat.mail_locale as Locale,
): Promise<MailedReservation | undefined> {
  const found = await findMailedParty(db, seat.reservation_id, locale);
  if (!found) return undefined;
  const { prices, ...party } = found;
  const { yen, kindName } = priceOfPlace({ prices, fee: party.event.fee }, seat.place, locale);
  return {
    ...party,
    // An entry of its own in calendars.
    id: seat.id,
    code: friendTicketCode(party.code, seat.number),
    seats: 1,
    sum: seat.sender_pays ? 0 : yen,
    kindName,
    email: seat.address,
    locale,
    hasAccount: false,
    name: seat.nickname,
    nickname: seat.nickname,
    guests: [],
  };
}

/** What a friend is told of a party that ends with its holder's account, read while it is there. Undefined without an address. */
export async function findEndingSeat(
  db: Database,
  id: string,
): Promise<MailedFriendSeat | undefined> {
  const [seat] = await selectMailedSeat(db, { id });
  const reservation = seat?.address ? await findFriendsReservation(db, seat) : undefined;
  if (!seat || !reservation) return undefined;
  // As a cancellation would leave it; calendars remove an entry only for a later version.
  const ended = { state: "cancelled" as const, version: reservation.version + 1 };
  return { reservation: { ...reservation, ...ended }, ...(await describe(db, seat)) };
}

const standing = ["confirmed", "attended"];
const over = ["cancelled", "called-off"];

function isTrue(kind: FriendMailKind, seat: string, party: string): boolean {
  if (kind === "withdrawn") return seat === "withdrawn";
  if (kind === "freed") return seat === "declined" || seat === "returned";
  if (seat !== "taken") return false;
  return (kind === "cancelled" ? over : standing).includes(party);
}
