import { email, requiredInput } from "@takujo/contracts/rules/index";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formText } from "../../shell/form/form-schemas.ts";

export const emailSchema = z.object({
  email: formText(foldWidth(), trim(), requiredInput(), email()),
});
