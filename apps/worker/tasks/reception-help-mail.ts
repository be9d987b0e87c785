import { findMailedHelp, receptionHelpMailJob } from "@takujo/booking/reception-helper/index";
import { receptionLink } from "@takujo/contracts/booking/reservation-links";
import { receptionHelpMail } from "@takujo/email/reception/reception-help-mail";
import { replyAddress, type TaskContext, taskFor } from "./task.ts";

export const receptionHelpMailTask = ({ db, mailer, organizer, origin }: TaskContext) =>
  taskFor(receptionHelpMailJob, async ({ eventId, userId }, job) => {
    const help = await findMailedHelp(db, { eventId, userId });
    if (!help) return;
    const replyTo = replyAddress({ organizer });
    const link = receptionLink(origin, eventId, help.locale);
    await mailer.send(receptionHelpMail(help, { link, replyTo }), {
      to: help.email,
      replyTo,
      // The right may be given, taken back and given again: each of these is another mail.
      key: `${receptionHelpMailJob.name}:${job.id}:${help.isGranted ? "granted" : "ended"}`,
    });
  });
