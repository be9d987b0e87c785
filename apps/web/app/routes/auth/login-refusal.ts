import type { FormRefusal } from "../../ui/form/form-result.ts";

/** Why somebody is not let in, with the name by which the auth service calls it. */
export interface LoginRefusal extends FormRefusal {
  code?: string;
}
