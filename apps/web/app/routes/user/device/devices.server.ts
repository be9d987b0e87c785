import { listImpersonations } from "@takujo/contracts/generated/games/sdk.gen";
import { data } from "react-router";
import { asAuthError } from "../../../api/auth/auth-call.ts";
import { listDevices, type SignedInDevice } from "../../../api/auth/device-calls.ts";
import { getSession } from "../../../api/auth/session-calls.ts";
import type { Visit } from "../../../shell/visit.ts";
import { type Device, deviceOf } from "../device-name.server.ts";
import { notFresh } from "../sign-in-again-intent.ts";

export interface ShownDevice extends Device {
  id: string;
  isThis: boolean;
  isStaff: boolean;
  method: SignedInDevice["signInMethod"];
  createdAt: string;
  updatedAt: string;
}

function present(device: SignedInDevice, thisId: string | undefined): ShownDevice {
  const { id, createdAt, updatedAt, userAgent, impersonatedBy, signInMethod: method } = device;
  const [isStaff, isThis] = [Boolean(impersonatedBy), id === thisId];
  return { id, createdAt, updatedAt, isStaff, isThis, method, ...deviceOf(userAgent) };
}

/** This device first, then by last use. Null if the sign-in is too old to list devices. */
async function readDevices({ auth }: Visit): Promise<ShownDevice[] | null> {
  try {
    const [devices, current] = [await listDevices(auth), await getSession(auth)];
    return devices
      .map((device) => present(device, current?.session.id))
      .sort(
        (one, other) =>
          Number(other.isThis) - Number(one.isThis) || other.updatedAt.localeCompare(one.updatedAt),
      );
  } catch (error) {
    const { code, status } = asAuthError(error);
    if (code === notFresh) return null;
    throw data(null, { status: status >= 500 ? 503 : status });
  }
}

export async function readDevicePage(visit: Visit) {
  const [devices, { data: acted }] = await Promise.all([
    readDevices(visit),
    listImpersonations({ client: visit.games }),
  ]);
  // If the record cannot be read, it must not look empty.
  return { devices, acted: acted?.items ?? null };
}
