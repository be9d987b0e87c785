import { contactCategories } from "@takujo/contracts/inbox/contact-form";
import { contactRules } from "@takujo/contracts/inbox/contact-rules";
import { locales } from "@takujo/contracts/locale";
import { trueOnly } from "@takujo/contracts/rules/index";
import * as z from "zod/mini";
import { formCheckbox, formText } from "../../shell/form/form-schemas.ts";

export const contactSchema = z.object({
  category: z.enum(contactCategories),
  name: formText(...contactRules.name),
  email: formText(...contactRules.email),
  reservationCode: formText(...contactRules.reservationCode),
  body: formText(...contactRules.body),
  replyLocale: z.enum(locales),
  consent: formCheckbox(trueOnly()),
  challenge: formText(),
  proof: formText(),
  subject: formText(),
});
