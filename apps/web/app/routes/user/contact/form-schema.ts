import { contactCategories } from "@takujo/contracts/inbox/contact-form";
import { contactRules } from "@takujo/contracts/inbox/contact-rules";
import { locales } from "@takujo/contracts/locale";
import * as z from "zod/mini";
import { formText } from "../../../shell/form/form-schemas.ts";

/** The sender is known from the account. */
export const inquirySchema = z.object({
  category: z.enum(contactCategories),
  reservationCode: formText(...contactRules.reservationCode),
  body: formText(...contactRules.body),
  replyLocale: z.enum(locales),
});
