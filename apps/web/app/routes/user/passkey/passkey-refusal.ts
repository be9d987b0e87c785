import { asAuthError } from "../../../api/auth/auth-call.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** What the auth service, or the browser, says no with. */
export interface Fault {
  code: string;
  message: string;
  status: number;
}

/** In fields of its own: the message of an error is none, and is lost when the error is spread or sent. */
export function faultOf(error: unknown): Fault {
  const { code, message, status } = asAuthError(error);
  return { code, message, status };
}

/** Why a passkey stays as it is. */
export interface PasskeyRefusal extends FormRefusal {
  fault?: Fault;
}
