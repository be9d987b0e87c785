import { profileRules } from "@takujo/contracts/account/profile-rules";
import { excuseReasons } from "@takujo/contracts/booking/seats/no-show-form";
import { email, existingDate, requiredInput } from "@takujo/contracts/rules/index";
import { plainLines } from "@takujo/contracts/rules/lines";
import { compose, foldWidth, trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formText } from "../../../shell/form/form-schemas.ts";

export const reasonLimit = 200;

const reason = formText(plainLines(), compose(), trim(), requiredInput(), z.maxLength(reasonLimit));

export const impersonationSchema = z.object({ reason });
export const roleSchema = z.object({ role: z.enum(["user", "admin"]), reason });
export const banSchema = z.object({ until: formText(trim(), existingDate()), reason });
export const removalSchema = z.object({ confirm: formText(compose(), trim()) });
export const absenceSchema = z.object({ absence: formText(requiredInput()) });
export const excuseSchema = z.object({
  absence: formText(requiredInput()),
  reason: z.enum(excuseReasons),
});
export const sessionSchema = z.object({ session: formText(requiredInput()) });

export const newUserSchema = z.object({
  name: formText(...profileRules.displayName),
  email: formText(foldWidth(), trim(), requiredInput(), email()),
  /** Not trimmed: spaces count in a password. */
  password: formText(z.maxLength(128)),
});
