import type { FormRefusal } from "../../ui/form/form-result.ts";

export interface ContactRefusal extends FormRefusal {
  /** The challenge was refused: the form needs a new one. */
  needsChallenge?: true;
}
