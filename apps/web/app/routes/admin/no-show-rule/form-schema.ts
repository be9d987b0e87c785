import { type NoShowNumber, noShowBounds } from "@takujo/contracts/booking/seats/no-show-form";
import { requiredInput } from "@takujo/contracts/rules/index";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formCheckbox, formText } from "../../../shell/form/form-schemas.ts";

const numberOf = (name: NoShowNumber) =>
  z.pipe(
    formText(foldWidth(), trim(), requiredInput()),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.int(), z.minimum(noShowBounds[name].min), z.maximum(noShowBounds[name].max)),
    ),
  );

export const ruleSchema = z.object({
  version: z.coerce.number().check(z.int()),
  isOn: formCheckbox(),
  absences: numberOf("absences"),
  months: numberOf("months"),
  graceHours: numberOf("graceHours"),
  mostComing: numberOf("mostComing"),
  days: numberOf("days"),
});
