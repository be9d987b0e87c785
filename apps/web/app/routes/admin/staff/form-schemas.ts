import { maxStaffEvents, staffRoles } from "@takujo/contracts/account/staff-policy";
import { staffRules } from "@takujo/contracts/account/staff-rules";
import { locales } from "@takujo/contracts/locale";
import { maxItems, requiredInput, requiredSelect } from "@takujo/contracts/rules/index";
import * as z from "zod/mini";
import { formChoices, formText } from "../../../shell/form/form-schemas.ts";

const grant = {
  roles: z.pipe(formChoices(requiredSelect()), z.array(z.enum(staffRoles))),
  scope: z.enum(["all", "chosen"]),
  /** Counts for the scope `chosen`. */
  eventIds: formChoices(maxItems(maxStaffEvents)),
};
const userId = formText(requiredInput());
const reason = formText(...staffRules.reason);

export const invitationSchema = z.object({
  email: formText(...staffRules.email),
  name: formText(...staffRules.name),
  locale: z.enum(locales),
  ...grant,
});

export const changeSchema = z.object({
  userId,
  version: z.coerce.number().check(z.int()),
  reason,
  ...grant,
});

export const removalSchema = z.object({ userId, reason });
