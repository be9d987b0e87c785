import { pushTrialJob } from "@takujo/account/push/index";
import { accountMailJob } from "@takujo/auth/mail/account-mail";
import { friendMailJob, reservationMailJob, reservationPushJob } from "@takujo/booking/seats/index";
import { tableMailJob } from "@takujo/booking/tables/index";
import { followSite } from "@takujo/content/site/index";
import { eventNoticeJob } from "@takujo/inbox/event-notice/index";
import type { Logger } from "@takujo/runtime/logger";
import { withdrawPlansJob } from "@takujo/runtime/staff/still-has-right";
import type { Task, TaskList } from "graphile-worker";
import { accountMailTask } from "./account-mail.ts";
import { contentTasks } from "./content.ts";
import { eventNoticeTask } from "./event-notice.ts";
import { friendMailTask } from "./friend-mail.ts";
import { inquiryMails } from "./inquiry-mails.ts";
import { messageMails } from "./message-mail.ts";
import { pushTrialTask } from "./push-trial.ts";
import { readInquiryMailboxTask } from "./read-inquiry-mailbox.ts";
import { reservationMailTask } from "./reservation-mail.ts";
import { reservationPushTask } from "./reservation-push.ts";
import { scheduledTasks } from "./scheduled.ts";
import { staffMails } from "./staff-mails.ts";
import { tableMailTask } from "./table-mail.ts";
import type { MailTaskContext, TaskContext, Tasks } from "./task.ts";
import { withdrawPlansTask } from "./withdraw-plans.ts";

export function createTasks(context: MailTaskContext, logger: Logger): TaskList {
  const site = followSite(context.db, (error) => {
    throw error;
  });
  const informed =
    (task: Task): Task =>
    async (...job) => {
      await site.refresh();
      return task(...job);
    };
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
