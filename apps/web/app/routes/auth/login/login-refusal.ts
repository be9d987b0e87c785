import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Why a sign-in was refused, with the auth service's code. */
export interface LoginRefusal extends FormRefusal {
  code?: string;
}
