import { accountMailJob } from "@takujo/auth/mail/account-mail";
import { reservationMailJob } from "@takujo/games/history/index";
import { contactCopyJob, contactNoticeJob } from "@takujo/platform/contact/index";
import { publishContentJob } from "@takujo/platform/editing/index";
import { dropImageFilesJob, prepareImageJob } from "@takujo/platform/image/index";
import { inquiryReplyJob } from "@takujo/platform/inquiry/index";
import type { TaskList } from "graphile-worker";
import { accountMailTask } from "./account-mail.ts";
import { contactCopyTask } from "./contact-copy.ts";
import { contactNoticeTask } from "./contact-notice.ts";
import { deleteExpiredTask } from "./delete-expired.ts";
import { dropImageFilesTask } from "./drop-image-files.ts";
import { inquiryReplyTask } from "./inquiry-reply.ts";
import { prepareImageTask } from "./prepare-image.ts";
import { publishContentTask } from "./publish-content.ts";
import { reservationMailTask } from "./reservation-mail.ts";
import type { Workshop } from "./task.ts";

export function createTasks(workshop: Workshop): TaskList {
  return {
    [accountMailJob.name]: accountMailTask(workshop),
    [contactCopyJob.name]: contactCopyTask(workshop),
    [contactNoticeJob.name]: contactNoticeTask(workshop),
    [publishContentJob.name]: publishContentTask(workshop),
    [dropImageFilesJob.name]: dropImageFilesTask(workshop),
    [inquiryReplyJob.name]: inquiryReplyTask(workshop),
    [prepareImageJob.name]: prepareImageTask(workshop),
    [reservationMailJob.name]: reservationMailTask(workshop),
    "delete-expired": deleteExpiredTask(workshop),
  };
}
