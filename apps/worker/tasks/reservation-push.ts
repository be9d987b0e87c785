import { quietEnd, readChoices } from "@takujo/account/notification/index";
import { countOffers, findMailedReservation } from "@takujo/booking/reservation/index";
import { mailJobKey, reservationMailJob, reservationPushJob } from "@takujo/booking/seats/index";
import { reservationLinks } from "@takujo/contracts/booking/reservation/reservation-links";
import {
  type MailedReservation,
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { formatMoment } from "@takujo/i18n/format-span";
import { wordsOf } from "@takujo/i18n/words-of";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { pushToPerson } from "../push/push-sender.ts";
import { isOutdated } from "./reservation-mail-outdated.ts";
import { type TaskContext, taskFor } from "./task.ts";

const words = wordsOf("reservationMail");

/** A push besides the mail. Delayed in the person's quiet hours, unless it would then come too late. */
export const reservationPushTask = (context: TaskContext) =>
  taskFor("pushes", reservationPushJob, async (asked, { signal }) => {
    const { reservationId, userId, kind, transitionId } = asked;
    const { db } = context;
    const reservation = await findMailedReservation(db, reservationId);
    const now = new Date();
    // Independent of whether the person wants mails.
    const wanted = reservation && {
      ...reservation,
      wants: { reminder: true, waitlist: true, thanks: true },
    };
    if (!wanted || isOutdated(kind, wanted, now)) return;
    const choices = await readChoices(db, userId);
    const { choice, opens } = mailFacts(kind);
    if (!choices[choice ? pushChoices[choice] : "reservationPush"]) return;
    const isOffer = opens === "offer";
    const until = validUntil(kind, reservation);
    const quietUntil = quietEnd(now, choices);
    if (quietUntil && quietUntil < until) {
      await db
        .transaction()
        .execute((transaction) =>
          enqueue(
            transaction,
            reservationPushJob,
            { reservationId, userId, kind, transitionId },
            { jobKey: pushJobKey(transitionId), runAt: quietUntil },
          ),
        );
      return;
    }
    const { devices, reached } = await pushToPerson(
      context,
      userId,
      {
        ...payloadOf(context, kind, reservation, {
          tag: transitionId,
          isSilent: quietUntil !== null,
        }),
        ...(isOffer && { offers: await countOffers(db, userId) }),
      },
      { until, isUrgent: isOffer, signal },
    );
    // People who chose pushes instead of mails get the mail if no device can be reached.
    if (devices === 0 || reached > 0 || !choice || choices[`${choice}Mail`]) return;
    await db
      .transaction()
      .execute((transaction) =>
        enqueue(
          transaction,
          reservationMailJob,
          { reservationId, kind, transitionId, isInsteadOfPush: true },
          { jobKey: mailJobKey(transitionId) },
        ),
      );
  });

export const pushJobKey = (transitionId: string) => `${reservationPushJob.name}:${transitionId}`;

const pushChoices = {
  waitlist: "offerPush",
  reminder: "reminderPush",
  thanks: "thanksPush",
} as const;

const oneDay = 24 * 3_600_000;

function validUntil(kind: ReservationMailKind, { expiresAt, session }: MailedReservation): Date {
  const { until } = mailFacts(kind);
  if (typeof until === "object") {
    return new Date(session.endsAt.getTime() + until.pushDays * oneDay);
  }
  return (until === "expiry" && expiresAt) || session.startsAt;
}

function payloadOf(
  { origin }: TaskContext,
  kind: ReservationMailKind,
  reservation: MailedReservation,
  { tag, isSilent }: { tag: string; isSilent: boolean },
) {
  const { locale, event, session, expiresAt } = reservation;
  const t = words(locale);
  const links = reservationLinks(origin, reservation);
  const link = links[mailFacts(kind).opens ?? "detail"] ?? links.detail;
  return {
    title: t(`reservationMail.${kind}.push.title`),
    body: t(`reservationMail.${kind}.push.body`, {
      title: event.title,
      when: formatMoment(session.startsAt, locale),
      until: formatMoment(expiresAt ?? session.startsAt, locale),
    }),
    path: new URL(link).pathname,
    tag,
    locale,
    isSilent,
  };
}
