import { pushTrialJob } from "@takujo/account/push/index";
import { staffInvitationMailJob } from "@takujo/account/staff/index";
import { accountMailJob } from "@takujo/auth/mail/account-mail";
import {
  friendMailJob,
  reservationMailJob,
  reservationPushJob,
} from "@takujo/booking/history/index";
import { tableMailJob } from "@takujo/booking/proposed-table/index";
import { receptionHelpMailJob } from "@takujo/booking/reception-helper/index";
import { publishContentJob } from "@takujo/content/editing/index";
import { dropImageFilesJob, prepareImageJob } from "@takujo/content/image/index";
import { indexSearchJob } from "@takujo/content/search/index";
import { followSite } from "@takujo/content/site/index";
import { contactCopyJob, contactNoticeJob } from "@takujo/inbox/contact/index";
import { eventNoticeJob } from "@takujo/inbox/event-notice/index";
import { inquiryAnswerNoticeJob, inquiryReplyJob } from "@takujo/inbox/inquiry/index";
import { messageMailJob, messageTestJob } from "@takujo/inbox/message/index";
import type { Logger } from "@takujo/runtime/logger";
import { withdrawPlansJob } from "@takujo/runtime/staff/still-may";
import type { Task, TaskList } from "graphile-worker";
import { accountMailTask } from "./account-mail.ts";
import { contactCopyTask } from "./contact-copy.ts";
import { contactNoticeTask } from "./contact-notice.ts";
import { countStatisticsTask } from "./count-statistics.ts";
import { deleteExpiredTask } from "./delete-expired.ts";
import { dropImageFilesTask } from "./drop-image-files.ts";
import { announceEventsTask, eventNoticeTask } from "./event-notice.ts";
import { friendMailTask } from "./friend-mail.ts";
import { indexSearchTask } from "./index-search.ts";
import { inquiryAnswerNoticeTask } from "./inquiry-answer-notice.ts";
import { inquiryReplyTask } from "./inquiry-reply.ts";
import { messageMailTask } from "./message-mail.ts";
import { messageTestTask } from "./message-test.ts";
import { prepareImageTask } from "./prepare-image.ts";
import { publishContentTask } from "./publish-content.ts";
import { pushTrialTask } from "./push-trial.ts";
import { readInquiryMailboxTask } from "./read-inquiry-mailbox.ts";
import { receptionHelpMailTask } from "./reception-help-mail.ts";
import { reservationMailTask } from "./reservation-mail.ts";
import { reservationPushTask } from "./reservation-push.ts";
import { staffInvitationMailTask } from "./staff-invitation-mail.ts";
import { tableMailTask } from "./table-mail.ts";
import type { TaskContext } from "./task.ts";
import { withdrawPlansTask } from "./withdraw-plans.ts";

export function createTasks(context: TaskContext, logger: Logger): TaskList {
  const site = followSite(context.db, (error) => {
    throw error;
  });
  const informed =
    (task: Task): Task =>
    async (...job) => {
      await site.refresh();
      return task(...job);
    };
  return Object.fromEntries(
    Object.entries(tasksOf(context, logger)).map(([name, task]) => [name, informed(task)]),
  );
}

function tasksOf(context: TaskContext, logger: Logger): Record<string, Task> {
  return {
    [accountMailJob.name]: accountMailTask(context),
    [contactCopyJob.name]: contactCopyTask(context),
    [contactNoticeJob.name]: contactNoticeTask(context),
    [publishContentJob.name]: publishContentTask(context),
    [dropImageFilesJob.name]: dropImageFilesTask(context),
    [friendMailJob.name]: friendMailTask(context),
    [indexSearchJob.name]: indexSearchTask(context),
    [inquiryAnswerNoticeJob.name]: inquiryAnswerNoticeTask(context),
    [inquiryReplyJob.name]: inquiryReplyTask(context),
    [messageMailJob.name]: messageMailTask(context),
    [messageTestJob.name]: messageTestTask(context),
    [prepareImageJob.name]: prepareImageTask(context),
    [receptionHelpMailJob.name]: receptionHelpMailTask(context),
    [reservationMailJob.name]: reservationMailTask(context),
    [staffInvitationMailJob.name]: staffInvitationMailTask(context),
    [tableMailJob.name]: tableMailTask(context),
    [withdrawPlansJob.name]: withdrawPlansTask(context),
    [eventNoticeJob.name]: eventNoticeTask(context),
    [pushTrialJob.name]: pushTrialTask(context),
    [reservationPushJob.name]: reservationPushTask(context),
    "announce-events": announceEventsTask(context),
    "count-statistics": countStatisticsTask(context),
    "delete-expired": deleteExpiredTask(context),
    "read-inquiry-mailbox": readInquiryMailboxTask(context, logger),
  };
}
