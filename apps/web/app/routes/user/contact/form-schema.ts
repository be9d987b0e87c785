import { locales } from "@takujo/contracts/locale";
import { contactCategories } from "@takujo/contracts/platform/contact-form";
import { contactRules } from "@takujo/contracts/platform/contact-rules";
import * as z from "zod/mini";
import { formText } from "../../../shell/form/form-schemas.ts";

/** Whose inquiry it is, the account knows. */
export const inquirySchema = z.object({
  category: z.enum(contactCategories),
  reservationCode: formText(...contactRules.reservationCode),
  body: formText(...contactRules.body),
  replyLocale: z.enum(locales),
});
