import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Why a sign-in was refused, with the auth service's code. */
export interface LoginRefusal extends FormRefusal {
  code?: string;
  /** The auth service's own words, where the sentence has others. */
  message?: string;
  /** How many wrong codes there were. */
  misses?: number;
  /** When a new code was sent for this reason. */
  sentAt?: number;
  /** The code is of no use any more, and another could not be sent. */
  needsCode?: boolean;
}
