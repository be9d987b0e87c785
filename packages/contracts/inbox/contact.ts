import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { contactCategories } from "./contact-form.ts";
import { contactRules } from "./contact-rules.ts";

export const contactChallengeSchema = z
  .object({
    /** Sent back with the form, solved or not. */
    token: z.string(),
    /** The solution is below this number. */
    limit: z.number().int(),
  })
  .meta({ id: "ContactChallenge" });

export const newContactInquirySchema = z
  .object({
    category: z.enum(contactCategories),
    name: z.string().check(...contactRules.name),
    email: z.string().check(...contactRules.email),
    reservationCode: z
      .string()
      .check(...contactRules.reservationCode)
      .default(""),
    body: z.string().check(...contactRules.body),
    locale: localeSchema,
    replyLocale: localeSchema,
    challenge: z.string().max(200),
    /** Solution of the challenge. A browser without JavaScript sends none. */
    proof: z.string().max(20).default(""),
    /** A honeypot: people do not see it, so it stays empty. */
    subject: z.string().max(2_000).default(""),
  })
  .meta({ id: "NewContactInquiry" });

export const contactReceiptSchema = z
  .object({ receipt: z.string() })
  .meta({ id: "ContactReceipt" });

export type ContactChallenge = z.infer<typeof contactChallengeSchema>;
export type NewContactInquiry = z.infer<typeof newContactInquirySchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
