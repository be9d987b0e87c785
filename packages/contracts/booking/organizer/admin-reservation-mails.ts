import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { reservationMailKinds } from "../reservation/reservation-mail.ts";
import { chosenSchema } from "./admin-reservation.ts";

export const mailAgainSchema = z.object({ reservationIds: chosenSchema }).meta({ id: "MailAgain" });
export const mailsToPreviewSchema = z
  .object({ reservationIds: chosenSchema, locale: localeSchema.default("ja") })
  .meta({ id: "MailsToPreview" });
export const previewedMailsSchema = z
  .object({
    /** Number of people who get the mail of their state again. */
    mailed: z.number().int(),
    /** Parties without an address. */
    withoutMail: z.array(z.object({ id: z.uuid(), code: z.string(), name: z.string() })),
    /** People in a state that has no mail. */
    withoutKind: z.number().int(),
    /** The end of the quiet hours; null if they are sent at once. */
    sendAt: z.union([z.iso.datetime(), z.null()]),
    /** One of each kind and language, as the person with this code gets it. */
    mails: z.array(
      z.object({
        kind: z.enum(reservationMailKinds),
        locale: localeSchema,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: "PreviewedMails" });
export const mailedSchema = z
  .object({
    mailed: z.number().int(),
    /** Entered by the organizer, or in a state without a mail. */
    skipped: z.number().int(),
  })
  .meta({ id: "PartiesMailed" });

export type MailsToPreview = z.infer<typeof mailsToPreviewSchema>;
export type PreviewedMails = z.infer<typeof previewedMailsSchema>;
