import { newsletterLinks } from "@takujo/contracts/inbox/newsletter-links";
import { followMail } from "@takujo/email/follow/follow-mail";
import { MailError } from "@takujo/email/mail-error";
import { formatMoment } from "@takujo/i18n/format-span";
import { wordsOf } from "@takujo/i18n/words-of";
import {
  deliverNotices,
  endNoticeSlice,
  eventNoticeJob,
  freeNotices,
  type Notice,
  type NoticeDelivery,
} from "@takujo/inbox/event-notice/index";
import { createUnfollowToken } from "@takujo/inbox/newsletter/index";
import { pushToPerson } from "../push/push-sender.ts";
import { createPace, sliceMs } from "./message-mail.ts";
import { type MailTaskContext, replyAddress, taskFor } from "./task.ts";

const words = wordsOf("push");

/** Sends some of the notices, then yields to other jobs. */
export const eventNoticeTask = (context: MailTaskContext) => {
  const { db, messagesPerSecond } = context;
  const pace = createPace(1_000 / messagesPerSecond);
  return taskFor("massMails", eventNoticeJob, async (_payload, { signal }) => {
    await freeNotices(db, {});
    const endsAt = Date.now() + sliceMs;
    while (await pace.turn(endsAt)) {
      const delivery = await deliverNotices(db, (notice) => deliver(context, notice, signal));
      if (delivery === "none") break;
      // Fails, so that it is retried when the mail server is back.
      if (delivery === "away") throw new MailError("away", "event-notice");
    }
    await endNoticeSlice(db, await pace.untilNext());
  });
};

async function deliver(
  context: MailTaskContext,
  notice: Notice,
  signal: AbortSignal,
): Promise<NoticeDelivery> {
  const { wants, isFirstAttempt } = notice;
  const { devices, reached } =
    wants.push && isFirstAttempt ? await push(context, notice, signal) : { devices: 0, reached: 0 };
  // People who chose pushes instead of mails get the mail if no device can be reached.
  const isMailed = wants.mail || (devices > 0 && reached === 0);
  if (!isMailed) return reached > 0 ? "sent" : "nowhere";
  return mail(context, notice, signal);
}

function push(context: MailTaskContext, { follower, events }: Notice, signal: AbortSignal) {
  const { userId, locale } = follower;
  const t = words(locale);
  const [first] = events;
  if (!first) throw new Error("A notice without an event");
  const body =
    events.length === 1
      ? t("push.follow.body", { title: first.title, when: formatMoment(first.startsAt, locale) })
      : t("push.follow.many", { count: events.length });
  const page = events.length === 1 ? `/event/${first.slug}` : "/event";
  return pushToPerson(
    context,
    userId,
    {
      title: t("push.follow.title"),
      body,
      path: `${locale === "en" ? "/en" : ""}${page}`,
      tag: "follow",
      locale,
      isSilent: false,
    },
    { until: first.startsAt, signal },
  );
}

async function mail(
  context: MailTaskContext,
  { follower, events, key }: Notice,
  signal: AbortSignal,
): Promise<NoticeDelivery> {
  const { mailer, origin, signingSecret } = context;
  const token = createUnfollowToken(follower.userId, signingSecret);
  const unsubscribe = newsletterLinks(origin, follower.locale).unsubscribe(token);
  const replyTo = replyAddress(context);
  try {
    const refusal = await mailer.send(
      followMail({ follower, events, origin, replyTo, unsubscribe }),
      { to: follower.email, replyTo, key, unsubscribe, signal },
    );
    return refusal ? "refused" : "sent";
  } catch (error) {
    if (error instanceof MailError) return error.fault;
    throw error;
  }
}
