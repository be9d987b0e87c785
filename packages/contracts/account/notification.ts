import { z } from "zod";

const hour = z.number().int().min(0).max(23);

const choices = {
  /** Mails that a person can do without. Others about a reservation always come. */
  reminderMail: z.boolean(),
  waitlistMail: z.boolean(),
  followMail: z.boolean(),
  newsMail: z.boolean(),
  thanksMail: z.boolean(),
  reservationPush: z.boolean(),
  offerPush: z.boolean(),
  reminderPush: z.boolean(),
  followPush: z.boolean(),
  thanksPush: z.boolean(),
  /** Hours of the day at the venue; the same twice: pushes sound at any hour. */
  quietFrom: hour,
  quietUntil: hour,
  /** The version of the profile that was read; a change based on an earlier one is refused. */
  version: z.number().int(),
};

export const notificationChoicesSchema = z
  .object({
    ...choices,
    /** Mails to the present address come back, so no newsletter is sent to it. */
    isNewsMailStopped: z.boolean(),
  })
  .meta({ id: "NotificationChoices" });

export const notificationChangeSchema = z.object(choices).meta({ id: "NotificationChange" });

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;
export type NotificationChange = z.infer<typeof notificationChangeSchema>;
