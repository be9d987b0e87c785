import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** What the auth service, or the browser, says no with. */
export interface Fault {
  code: string;
  message: string;
}

/** Why a passkey stays as it is. */
export interface PasskeyRefusal extends FormRefusal {
  fault?: Fault;
}
