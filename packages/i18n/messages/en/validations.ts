import type { Translated } from "../../translated.ts";
import type { validations as ja } from "../ja/validations.ts";

export const validations: Translated<typeof ja> = {
  required: "Please fill this in",
};
