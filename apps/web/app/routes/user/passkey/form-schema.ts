import { maxFullWidth, requiredInput } from "@takujo/contracts/rules/index";
import { oneDirection, oneLine } from "@takujo/contracts/rules/lines";
import { trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formText } from "../../../shell/form/form-schemas.ts";

export const nameSchema = z.object({
  id: formText(),
  name: formText(oneLine(), oneDirection(), trim(), requiredInput(), maxFullWidth(30)),
});
