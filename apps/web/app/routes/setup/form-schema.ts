import { siteRules } from "@takujo/contracts/content/site-rules";
import * as z from "zod/mini";
import { formText } from "../../shell/form/form-schemas.ts";

export const setupSchema = z.object({
  key: formText(),
  nameJa: formText(...siteRules.nameJa),
  nameEn: formText(...siteRules.nameEn),
  email: formText(...siteRules.email),
});
