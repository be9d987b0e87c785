import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Why an address stays as it is, with the auth service's code. */
export interface EmailRefusal extends FormRefusal {
  code?: string;
}
