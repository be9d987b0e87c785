import type { FormRefusal } from "../../../ui/form/form-result.ts";

/** Why a device stays signed in, with the name by which the auth service calls it. */
export interface DeviceRefusal extends FormRefusal {
  fault?: { code: string; message: string };
}
