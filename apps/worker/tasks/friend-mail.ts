import {
  createFriendToken,
  createGuestToken,
  findMailedSeat,
  forgetFriend,
  openFarewell,
} from "@takujo/booking/reservation/index";
import { calendarFile, calendarFileName } from "@takujo/booking/schedule/index";

import { friendMailJob } from "@takujo/booking/seats/index";
import {
  type FriendMailKind,
  type MailedFriendSeat,
  mailsToSenders,
} from "@takujo/contracts/booking/reservation/friend-mail";
import {
  checkInLink,
  friendTicketLink,
  reservationLinks,
} from "@takujo/contracts/booking/reservation/reservation-links";
import type { MailedCalendar } from "@takujo/email/mail";
import { friendMail } from "@takujo/email/reservation/friend-mail";
import { type MailTaskContext, mailKeyOf, replyAddress, taskFor } from "./task.ts";

/** Describes the seat at the time of sending. Dropped if it is no longer true, or there is no address. */
export const friendMailTask = (context: MailTaskContext) =>
  taskFor("mails", friendMailJob, async ({ seatId, kind, sealed }, job) => {
    const { db, mailer, origin, signingSecret } = context;
    const seat = sealed
      ? openFarewell(sealed, signingSecret)
      : await findMailedSeat(db, { id: seatId, kind });
    if (seat?.reservation.email) {
      const { reservation } = seat;
      const replyTo = replyAddress(context);
      const calendar = calendarOf(context, kind, seat);
      const mail = friendMail(kind, seat, {
        page: pageOf(context, kind, seatId, seat),
        event: reservationLinks(origin, reservation).event,
        checkIn: checkInLink(origin, reservation.code),
        replyTo,
      });
      await mailer.send(
        { ...mail, ...(calendar && { calendar }) },
        { to: reservation.email, replyTo, key: mailKeyOf(job), signal: job.signal },
      );
    }
    if (kind === "withdrawn") await forgetFriend(db, { id: seatId });
  });

function pageOf(
  { origin, signingSecret }: MailTaskContext,
  kind: FriendMailKind,
  seatId: string,
  { reservation }: MailedFriendSeat,
): string {
  const { id: reservationId, email, locale } = reservation;
  if ((mailsToSenders as readonly string[]).includes(kind)) {
    const guestToken = createGuestToken({ reservationId, email }, signingSecret);
    return reservationLinks(origin, reservation, guestToken).friends;
  }
  return friendTicketLink(
    origin,
    locale,
    createFriendToken("friend ticket", seatId, signingSecret),
  );
}

const puttingIn: FriendMailKind[] = ["ticket", "changed"];
const takingOut: FriendMailKind[] = ["cancelled", "withdrawn"];

function calendarOf(
  { origin, organizer }: MailTaskContext,
  kind: FriendMailKind,
  { reservation }: MailedFriendSeat,
): MailedCalendar | undefined {
  const isCancelled = takingOut.includes(kind);
  if (!isCancelled && !puttingIn.includes(kind)) return undefined;
  const organizerEmail = replyAddress({ organizer });
  return {
    method: isCancelled ? "CANCEL" : "PUBLISH",
    fileName: calendarFileName(reservation.code),
    content: calendarFile(reservation, { origin, organizerEmail, isCancelled }),
  };
}
