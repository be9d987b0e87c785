import { pushTrialJob, selectTried } from "@takujo/account/push/index";
import { lapseInvitationsOf } from "@takujo/account/staff/index";
import { accountMailJob } from "@takujo/auth/mail/account-mail";
import { friendMailJob, reservationMailJob, reservationPushJob } from "@takujo/booking/seats/index";
import { findMailedProposal, tableMailJob } from "@takujo/booking/tables/index";
import {
  lapseSchedulesOf,
  publishContentJob,
  publishScheduled,
} from "@takujo/content/editing/index";
import {
  dropImageFiles,
  dropImageFilesJob,
  prepareImage,
  prepareImageJob,
} from "@takujo/content/image/index";
import { indexOutdated, indexSearchJob } from "@takujo/content/search/index";
import { followSite } from "@takujo/content/site/index";
import { isLocale, siteIn } from "@takujo/contracts/locale";
import { tableDeclinedMail } from "@takujo/email/reservation/table-mail";
import { wordsOf } from "@takujo/i18n/words-of";
import { eventNoticeJob } from "@takujo/inbox/event-notice/index";
import { lapseMessagesOf } from "@takujo/inbox/message/index";
import type { Database } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";
import {
  type PlanKind,
  stillHasRight,
  withdrawPlansJob,
} from "@takujo/runtime/staff/still-has-right";
import { pushToDevice } from "../push/push-sender.ts";
import { accountMailTask } from "./account-mail.ts";
import { eventNoticeTask } from "./event-notice.ts";
import { friendMailTask } from "./friend-mail.ts";
import { inquiryMails } from "./inquiry-mails.ts";
import { messageMails } from "./message-mail.ts";
import { readInquiryMailboxTask } from "./read-inquiry-mailbox.ts";
import { reservationMailTask } from "./reservation-mail.ts";
import { reservationPushTask } from "./reservation-push.ts";
import { scheduledTasks } from "./scheduled.ts";
import { staffMails } from "./staff-mails.ts";
import {
  type LaneTask,
  type MailTaskContext,
  mailKeyOf,
  replyAddress,
  type TaskContext,
  type Tasks,
  taskFor,
} from "./task.ts";

export function createTasks(context: MailTaskContext, logger: Logger): Tasks {
  const site = followSite(context.db, (error) => {
    throw error;
  });
  const informed = (task: LaneTask): LaneTask =>
    Object.assign(
      async (...job: Parameters<LaneTask>) => {
        await site.refresh();
        return task(...job);
      },
      { lane: task.lane },
    );
  const tasks = { ...mailTasks(context), ...otherTasks(context, logger) };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, informed(task)]));
}

export const mailTasks = (context: MailTaskContext): Tasks => ({
  ...inquiryMails(context),
  ...messageMails(context),
  ...staffMails(context),
  [accountMailJob.name]: accountMailTask(context),
  [eventNoticeJob.name]: eventNoticeTask(context),
  [friendMailJob.name]: friendMailTask(context),
  [reservationMailJob.name]: reservationMailTask(context),
  [tableMailJob.name]: tableMailTask(context),
});

const otherTasks = (context: TaskContext, logger: Logger): Tasks => ({
  ...contentTasks(context),
  ...scheduledTasks(context),
  [pushTrialJob.name]: pushTrialTask(context),
  [reservationPushJob.name]: reservationPushTask(context),
  [withdrawPlansJob.name]: withdrawPlansTask(context),
  "read-inquiry-mailbox": readInquiryMailboxTask(context, logger),
});

const contentTasks = ({ db, storage, adminUserIds }: TaskContext): Tasks => ({
  [publishContentJob.name]: taskFor("site", publishContentJob, (publication) =>
    publishScheduled(db, publication, adminUserIds),
  ),
  [prepareImageJob.name]: taskFor("images", prepareImageJob, ({ imageId }) =>
    prepareImage({ db, storage }, imageId),
  ),
  [dropImageFilesJob.name]: taskFor("images", dropImageFilesJob, ({ imageId }) =>
    dropImageFiles(storage, imageId),
  ),
  /** Runs after a publication, and every minute by the crontab for other changes. */
  [indexSearchJob.name]: taskFor("site", indexSearchJob, () => indexOutdated(db)),
});

const words = wordsOf("push");
const validFor = 600_000;

/** A sample push that a person asked for. */
const pushTrialTask = (context: TaskContext) =>
  taskFor("pushes", pushTrialJob, async ({ deviceId }, { signal }) => {
    const [device] = await selectTried(context.db, { id: deviceId });
    if (!device) return;
    const locale = isLocale(device.locale) ? device.locale : "ja";
    const t = words(locale);
    await pushToDevice(
      context,
      device,
      {
        title: t("push.trial.title"),
        body: t("push.trial.body"),
        path: `${locale === "en" ? "/en" : ""}/user/notification`,
        tag: "trial",
        locale,
        isSilent: false,
      },
      { until: new Date(Date.now() + validFor), signal },
    );
  });

/** Reads the proposal again, so that outdated mails are not sent. */
const tableMailTask = (context: MailTaskContext) =>
  taskFor("mails", tableMailJob, async ({ proposalId }, job) => {
    const { db, mailer, origin } = context;
    const proposal = await findMailedProposal(db, proposalId);
    if (!proposal?.email) return;
    const { email, locale, event } = proposal;
    const replyTo = replyAddress(context);
    const page = `${siteIn(origin, locale)}/event/${event.slug}`;
    const mail = tableDeclinedMail(proposal, { page, replyTo });
    await mailer.send(mail, { to: email, replyTo, key: mailKeyOf(job), signal: job.signal });
  });

const lapse: Record<PlanKind, (db: Database, userId: string) => Promise<void>> = {
  invitation: lapseInvitationsOf,
  message: lapseMessagesOf,
  publication: lapseSchedulesOf,
};

/** People who regained the right meanwhile keep their plans. */
const withdrawPlansTask = ({ db, adminUserIds = [] }: TaskContext) =>
  taskFor("site", withdrawPlansJob, async ({ userId }) => {
    for (const kind of Object.keys(lapse) as PlanKind[]) {
      if (await stillHasRight(db, kind, { userId, adminUserIds })) continue;
      await lapse[kind](db, userId);
    }
  });
