import { asAuthError } from "../../../api/auth/auth-call.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** An error of the auth service or of the browser. */
export interface Fault {
  code: string;
  message: string;
  status: number;
}

/** As plain fields: an Error's message is not enumerable, so spreading or serializing loses it. */
export function faultOf(error: unknown): Fault {
  const { code, message, status } = asAuthError(error);
  return { code, message, status };
}

/** Why a passkey was not changed. */
export interface PasskeyRefusal extends FormRefusal {
  fault?: Fault;
}
