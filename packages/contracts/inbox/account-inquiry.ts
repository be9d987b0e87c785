import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { contactCategories, inquiryStates } from "./contact-form.ts";
import { contactRules } from "./contact-rules.ts";

/** From a signed-in person: name and address are those of the account. */
export const newAccountInquirySchema = z
  .object({
    category: z.enum(contactCategories),
    reservationCode: z
      .string()
      .check(...contactRules.reservationCode)
      .default(""),
    body: z.string().check(...contactRules.body),
    locale: localeSchema,
    replyLocale: localeSchema,
  })
  .meta({ id: "NewAccountInquiry" });

const replySchema = z
  .object({
    body: z.string(),
    at: z.iso.datetime(),
    /** Written by the person, as an answer by mail. */
    isOwn: z.boolean(),
  })
  .meta({ id: "InquiryReply" });

export const accountInquirySchema = z
  .object({
    receipt: z.string(),
    category: z.enum(contactCategories),
    reservationCode: z.string().nullable(),
    body: z.string(),
    state: z.enum(inquiryStates),
    createdAt: z.iso.datetime(),
    /** The organizer's replies, and the person's answers to them by mail, in order. */
    replies: z.array(replySchema),
  })
  .meta({ id: "AccountInquiry" });

export const accountInquiryListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});

/** Newest first. */
export const accountInquiryListSchema = z
  .object({
    items: z.array(accountInquirySchema),
    page: z.number().int(),
    pageCount: z.number().int(),
  })
  .meta({ id: "AccountInquiryList" });

export type NewAccountInquiry = z.infer<typeof newAccountInquirySchema>;
export type AccountInquiry = z.infer<typeof accountInquirySchema>;
export type AccountInquiryListQuery = z.infer<typeof accountInquiryListQuerySchema>;
export type AccountInquiryList = z.infer<typeof accountInquiryListSchema>;
