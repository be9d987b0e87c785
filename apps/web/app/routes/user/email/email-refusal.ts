import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Why an address stays as it is, with the name by which the auth service calls it. */
export interface EmailRefusal extends FormRefusal {
  code?: string;
}
