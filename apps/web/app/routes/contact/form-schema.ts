import { contactCategories } from "@takujo/contracts/inbox/contact-form";
import { contactRules } from "@takujo/contracts/inbox/contact-rules";
import { locales } from "@takujo/contracts/locale";
import { trueOnly } from "@takujo/contracts/rules/index";
import * as z from "zod/mini";
import { formCheckbox, formText } from "../../shell/form/form-schemas.ts";

/** Nobody can consent to a privacy policy that is not there. */
export const contactSchema = (hasPolicy: boolean) =>
  z.object({
    category: z.enum(contactCategories),
    name: formText(...contactRules.name),
    email: formText(...contactRules.email),
    reservationCode: formText(...contactRules.reservationCode),
    body: formText(...contactRules.body),
    replyLocale: z.enum(locales),
    consent: hasPolicy ? formCheckbox(trueOnly()) : formCheckbox(),
    challenge: formText(),
    proof: formText(),
    subject: formText(),
  });
