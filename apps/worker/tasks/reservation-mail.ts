import { reservationLinks } from "@takujo/contracts/games/reservation-links";
import type { MailedCalendar } from "@takujo/email/mail";
import { carriedCalendar } from "@takujo/email/reservation/carried-calendar";
import type { MailedReservation } from "@takujo/email/reservation/mailed-reservation";
import {
  type ReservationMailKind,
  reservationMail,
} from "@takujo/email/reservation/reservation-mail";
import { calendarFile, calendarFileName } from "@takujo/games/calendar/index";
import { reservationMailJob } from "@takujo/games/history/index";
import { findMailedReservation } from "@takujo/games/mailed-reservation/index";
import { createReminderToken } from "@takujo/games/reminder/index";
import { isOutdated } from "./reservation-mail-outdated.ts";
import { mailKeyOf, taskFor, type Workshop } from "./task.ts";

const oneDay = 24 * 3_600_000;

/** Tells how things are when it is sent, not how they were when it was asked for; and nothing that is no longer so. */
export const reservationMailTask = (workshop: Workshop) =>
  taskFor(reservationMailJob, async ({ reservationId, kind }, job) => {
    const { db, mailer, organizer } = workshop;
    const reservation = await findMailedReservation(db, reservationId);
    const now = new Date();
    if (!reservation || isOutdated(kind, reservation, now)) return;
    const links = linksOf(workshop, kind, reservation, now);
    const mail = reservationMail(kind, { reservation, links, replyTo: organizer.email, now });
    const calendar = calendarOf(workshop, kind, reservation);
    await mailer.send(
      { ...mail, ...(calendar && { calendar }) },
      { to: reservation.email, replyTo: organizer.email, key: mailKeyOf(job) },
    );
  });

type Written = Pick<Workshop, "origin" | "organizer" | "signingSecret">;

function linksOf(
  { origin, signingSecret }: Written,
  kind: ReservationMailKind,
  reservation: MailedReservation,
  now: Date,
) {
  const { answer, ...links } = reservationLinks(origin, reservation);
  if (kind !== "reminder") return links;
  const { id, session } = reservation;
  const until = new Date(Math.min(now.getTime() + oneDay, session.startsAt.getTime()));
  const token = createReminderToken(id, until, signingSecret);
  return { ...links, remind: { coming: answer(token, "coming"), cancel: answer(token, "cancel") } };
}

function calendarOf(
  { origin, organizer }: Written,
  kind: ReservationMailKind,
  reservation: MailedReservation,
): MailedCalendar | undefined {
  const method = carriedCalendar(kind, reservation);
  if (!method) return undefined;
  const content = calendarFile(reservation, {
    origin,
    organizerEmail: organizer.email,
    isCancelled: method === "CANCEL",
  });
  return { method, fileName: calendarFileName(reservation.code), content };
}
