import { quietEnd, readChoices } from "@takujo/account/notification/index";
import { mailJobKey, reservationMailJob, reservationPushJob } from "@takujo/booking/history/index";
import { countOffers, findMailedReservation } from "@takujo/booking/mailed-reservation/index";
import type { NotificationChoices } from "@takujo/contracts/account/notification";
import { reservationLinks } from "@takujo/contracts/booking/reservation-links";
import type {
  MailedReservation,
  ReservationMailKind,
} from "@takujo/contracts/booking/reservation-mail";
import { formatMoment } from "@takujo/i18n/format-span";
import { wordsOf } from "@takujo/i18n/words-of";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { pushToPerson } from "../push/push-sender.ts";
import { isOutdated } from "./reservation-mail-outdated.ts";
import { type TaskContext, taskFor } from "./task.ts";

const words = wordsOf("push");

/** Besides the mail, on the person's devices. In their quiet hours it waits, unless it would then come too late. */
export const reservationPushTask = (context: TaskContext) =>
  taskFor(reservationPushJob, async ({ reservationId, userId, kind, transitionId }) => {
    const { db } = context;
    const reservation = await findMailedReservation(db, reservationId);
    const now = new Date();
    // Whether mails are wanted is another question.
    const wanted = reservation && {
      ...reservation,
      wants: { reminder: true, waitlist: true, thanks: true },
    };
    if (!wanted || isOutdated(kind, wanted, now)) return;
    const choices = await readChoices(db, userId);
    if (!choices[choiceFor(kind)]) return;
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
        ...(isOffer(kind) && { offers: await countOffers(db, userId) }),
      },
      { until, isUrgent: isOffer(kind) },
    );
    // Somebody who chose pushes instead of mails still hears of it when no device can be reached.
    if (devices === 0 || reached > 0 || isMailed(kind, choices)) return;
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

/** Seats that are kept until somebody answers. */
const isOffer = (kind: ReservationMailKind) => kind === "offer" || kind === "table-approved";

function choiceFor(kind: ReservationMailKind) {
  if (kind === "offer" || kind === "lapsed") return "offerPush";
  if (kind === "thanks") return "thanksPush";
  return kind === "reminder" ? "reminderPush" : "reservationPush";
}

function isMailed(kind: ReservationMailKind, choices: NotificationChoices): boolean {
  if (kind === "offer" || kind === "lapsed") return choices.waitlistMail;
  if (kind === "thanks") return choices.thanksMail;
  return kind === "reminder" ? choices.reminderMail : true;
}

/** The page that it leads to is there for longer. */
const thanksValidMs = 3 * 24 * 3_600_000;

function validUntil(kind: ReservationMailKind, { expiresAt, session }: MailedReservation): Date {
  if (kind === "thanks") return new Date(session.endsAt.getTime() + thanksValidMs);
  return isOffer(kind) && expiresAt ? expiresAt : session.startsAt;
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
  const after = kind === "thanks" ? links.after : undefined;
  const link = isOffer(kind) ? links.offer : (after ?? links.detail);
  return {
    title: t(`push.${kind}.title`),
    body: t(`push.${kind}.body`, {
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
