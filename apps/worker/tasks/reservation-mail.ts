import {
  createGuestToken,
  createReminderToken,
  findDeviceOwner,
  findFormerSchedule,
  findMailedChange,
  findMailedReservation,
  findNextOfSeries,
} from "@takujo/booking/reservation/index";
import { calendarFile, calendarFileName } from "@takujo/booking/schedule/index";
import {
  noteMail,
  noteReturned,
  reservationMailJob,
  reservationPushJob,
} from "@takujo/booking/seats/index";
import {
  checkInLink,
  reservationLinks,
} from "@takujo/contracts/booking/reservation/reservation-links";
import {
  type MailedReservation,
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import type { MailedCalendar } from "@takujo/email/mail";
import type { MailError } from "@takujo/email/mail-error";
import { attachedCalendar } from "@takujo/email/reservation/attached-calendar";
import { reservationMail } from "@takujo/email/reservation/reservation-mail";
import { bounceAddress } from "@takujo/inbox/bounce/index";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { isOutdated } from "./reservation-mail-outdated.ts";
import { pushJobKey } from "./reservation-push.ts";
import { type MailTaskContext, mailKeyOf, replyAddress, taskFor } from "./task.ts";

const oneDay = 24 * 3_600_000;

/** The mail describes the reservation as it is when sent, not when requested, and is dropped if no longer true. */
export const reservationMailTask = (context: MailTaskContext) =>
  taskFor("mails", reservationMailJob, async ({ isInsteadOfPush = false, ...asked }, job) => {
    const { reservationId, kind, transitionId } = asked;
    const { db, mailer } = context;
    // Once, even if the mail server is unreachable for a while.
    if (job.attempts === 1 && !isInsteadOfPush) await askForPush(context, asked);
    const found = await findMailedReservation(db, reservationId);
    const reservation =
      found && isInsteadOfPush
        ? { ...found, wants: { reminder: true, waitlist: true, thanks: true } }
        : found;
    const now = new Date();
    if (!reservation || isOutdated(kind, reservation, now)) {
      await noteMail(db, { transitionId, isSent: false, now });
      return;
    }
    const links = linksOf(context, kind, reservation, now);
    const { locale } = reservation;
    const { tells } = mailFacts(kind);
    const besides = {
      change: tells === "change" ? await findMailedChange(db, transitionId, locale) : undefined,
      former: tells === "former" ? await findFormerSchedule(db, transitionId, locale) : undefined,
      next:
        tells === "next"
          ? await findNextOfSeries(db, reservationId, { ...context, locale })
          : undefined,
    };
    const replyTo = replyAddress(context);
    const mail = reservationMail(kind, { reservation, ...besides, links, replyTo, now });
    const calendar = calendarOf(context, kind, reservation);
    const refusal = await mailer.send(
      { ...mail, ...(calendar && { calendar }) },
      {
        to: reservation.email,
        replyTo,
        key: mailKeyOf(job),
        signal: job.signal,
        returnTo: returnAddress(context, reservation, transitionId),
      },
    );
    if (refusal && !reservation.hasAccount) await noteRefused(context, refusal, transitionId);
    await noteMail(db, { transitionId, isSent: refusal === null, now: new Date() });
  });

/** Only for people with a device: most have none. */
async function askForPush(
  { db }: MailTaskContext,
  asked: { reservationId: string; kind: ReservationMailKind; transitionId: string },
): Promise<void> {
  const userId = await findDeviceOwner(db, asked.reservationId);
  if (userId === null) return;
  const jobKey = pushJobKey(asked.transitionId);
  await db
    .transaction()
    .execute((transaction) =>
      enqueue(transaction, reservationPushJob, { ...asked, userId }, { jobKey }),
    );
}

/** Some servers refuse at once what others bounce later. */
const noteRefused = (
  { db }: MailTaskContext,
  { isUnknownAddress }: MailError,
  transitionId: string,
) =>
  db
    .transaction()
    .execute((transaction) =>
      noteReturned(transaction, { transitionId, isUnknownAddress, now: new Date() }),
    );

/** For people with an account, bounced messages show that the address is wrong. */
function returnAddress(
  { inquiryMailbox, signingSecret }: MailTaskContext,
  { email, hasAccount }: MailedReservation,
  transitionId: string,
): string | undefined {
  if (hasAccount || !inquiryMailbox) return undefined;
  return bounceAddress(inquiryMailbox.address, { transitionId, email }, signingSecret);
}

type LinkContext = Pick<MailTaskContext, "origin" | "organizer" | "signingSecret">;

function linksOf(
  { origin, signingSecret }: LinkContext,
  kind: ReservationMailKind,
  reservation: MailedReservation,
  now: Date,
) {
  const { id: reservationId, email } = reservation;
  const guestToken = createGuestToken({ reservationId, email }, signingSecret);
  const { answer, ...pages } = reservationLinks(origin, reservation, guestToken);
  const links = { ...pages, checkIn: checkInLink(origin, reservation.code) };
  if (!mailFacts(kind).asksIfComing || reservation.state !== "confirmed") return links;
  const { session } = reservation;
  const until = new Date(Math.min(now.getTime() + oneDay, session.startsAt.getTime()));
  const guestEmail = reservation.hasAccount ? "" : email;
  const token = createReminderToken({ reservationId, expiresAt: until, guestEmail }, signingSecret);
  return { ...links, remind: { coming: answer(token, "coming"), cancel: answer(token, "cancel") } };
}

function calendarOf(
  { origin, organizer }: LinkContext,
  kind: ReservationMailKind,
  reservation: MailedReservation,
): MailedCalendar | undefined {
  const method = attachedCalendar(kind, reservation);
  if (!method) return undefined;
  const content = calendarFile(reservation, {
    origin,
    organizerEmail: replyAddress({ organizer }),
    isCancelled: method === "CANCEL",
  });
  return { method, fileName: calendarFileName(reservation.code), content };
}
