import { profileRules } from "@takujo/contracts/account/profile-rules";
import * as z from "zod/mini";
import { formText } from "../../../shell/form/form-schemas.ts";

export const nameSchema = z.object({ displayName: formText(...profileRules.displayName) });
