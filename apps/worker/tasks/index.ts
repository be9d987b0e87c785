import { accountMailJob } from "@takujo/auth/mail/account-mail";
import { reservationMailJob } from "@takujo/booking/history/index";
import { publishContentJob } from "@takujo/content/editing/index";
import { dropImageFilesJob, prepareImageJob } from "@takujo/content/image/index";
import { indexSearchJob } from "@takujo/content/search/index";
import { contactCopyJob, contactNoticeJob } from "@takujo/inbox/contact/index";
import { inquiryReplyJob } from "@takujo/inbox/inquiry/index";
import type { TaskList } from "graphile-worker";
import { accountMailTask } from "./account-mail.ts";
import { contactCopyTask } from "./contact-copy.ts";
import { contactNoticeTask } from "./contact-notice.ts";
import { deleteExpiredTask } from "./delete-expired.ts";
import { dropImageFilesTask } from "./drop-image-files.ts";
import { indexSearchTask } from "./index-search.ts";
import { inquiryReplyTask } from "./inquiry-reply.ts";
import { prepareImageTask } from "./prepare-image.ts";
import { publishContentTask } from "./publish-content.ts";
import { reservationMailTask } from "./reservation-mail.ts";
import type { TaskContext } from "./task.ts";

export function createTasks(context: TaskContext): TaskList {
  return {
    [accountMailJob.name]: accountMailTask(context),
    [contactCopyJob.name]: contactCopyTask(context),
    [contactNoticeJob.name]: contactNoticeTask(context),
    [publishContentJob.name]: publishContentTask(context),
    [dropImageFilesJob.name]: dropImageFilesTask(context),
    [indexSearchJob.name]: indexSearchTask(context),
    [inquiryReplyJob.name]: inquiryReplyTask(context),
    [prepareImageJob.name]: prepareImageTask(context),
    [reservationMailJob.name]: reservationMailTask(context),
    "delete-expired": deleteExpiredTask(context),
  };
}
