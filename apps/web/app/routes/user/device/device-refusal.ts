import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Why a device stays signed in, with the auth service's code. */
export interface DeviceRefusal extends FormRefusal {
  fault?: { code: string; message: string };
}
