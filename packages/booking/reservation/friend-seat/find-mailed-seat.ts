import {
  type FriendMailKind,
  type MailedFriendSeat,
  mailsToSenders,
} from "@takujo/contracts/booking/reservation/friend-mail";
import { friendTicketCode } from "@takujo/contracts/booking/reservation/friend-seat-form";
import type { MailedReservation } from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { seal, unseal } from "@takujo/runtime/secret/seal";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { z } from "zod";
import { friendMailJob, friendMailKey } from "../../seats/index.ts";
import {
  findMailedParty,
  findMailedReservation,
} from "../mailed-reservation/find-mailed-reservation.ts";
import { priceOfPlace } from "./present.ts";
import { selectMailedSeat, selectSeatsOfHolder, selectSender } from "./queries.ts";

interface MailedSeatQuery {
  id: string;
  kind: FriendMailKind;
  /** By default the recipient's language. */
  locale?: Locale;
}

/** Content of a mail about a place. Undefined if it is no longer true, or has no recipient. */
export async function findMailedSeat(
  db: Database,
  { id, kind, locale }: MailedSeatQuery,
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

/** The party as its friend sees it: with their own ticket, name and price. */
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
    // A separate calendar entry.
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

/** What a friend is told when the holder's account is deleted, read before the deletion. Undefined without an address. */
async function findEndingSeat(db: Database, id: string): Promise<MailedFriendSeat | undefined> {
  const [seat] = await selectMailedSeat(db, { id });
  const reservation = seat?.address ? await findFriendsReservation(db, seat) : undefined;
  if (!seat || !reservation) return undefined;
  // As after a cancellation: calendars remove an entry only for a later version.
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

/**
 * Deleting an account deletes its parties and the seats of friends in them; the friends get the mail of a cancellation.
 * Called before the deletion; the returned function enqueues the mails afterwards, with their content, since the rows
 * are gone then.
 */
export async function farewellToFriends(
  db: Database,
  userId: string,
  signingSecret: SigningSecret,
  now = new Date(),
): Promise<(transaction: DatabaseTransaction) => Promise<void>> {
  const mails: { seatId: string; content: MailedFriendSeat }[] = [];
  for (const { id: seatId } of await selectSeatsOfHolder(db, { userId, now })) {
    const content = await findEndingSeat(db, seatId);
    if (content) mails.push({ seatId, content });
  }
  return (transaction) =>
    enqueueAll(
      transaction,
      friendMailJob,
      mails.map(({ seatId, content }) => ({
        payload: {
          seatId,
          kind: "cancelled",
          sealed: seal(content, signingSecret, "friend mail"),
        },
        jobKey: friendMailKey(seatId, "cancelled"),
      })),
    );
}

const moment = z.coerce.date();
/** JSON has no dates; everything else is as written. */
const contentSchema = z.looseObject({
  reservation: z.looseObject({
    expiresAt: moment.nullable(),
    event: z.looseObject({ doorsAt: moment }),
    session: z.looseObject({
      startsAt: moment,
      endsAt: moment,
      changeDeadline: moment,
      decisionDeadline: moment.nullable(),
    }),
  }),
});

export function openFarewell(sealed: string, signingSecret: SigningSecret): MailedFriendSeat {
  const content: unknown = contentSchema.parse(unseal(sealed, signingSecret, "friend mail"));
  return content as MailedFriendSeat;
}
