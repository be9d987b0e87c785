import type { NewPushDevice, PushDeviceList } from "@takujo/contracts/account/push";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { pushTrialJob } from "./jobs.ts";
import { isPushService } from "./push-services.ts";
import {
  deleteDevice,
  deleteReplaced,
  selectDevice,
  selectDevices,
  upsertDevice,
} from "./queries.ts";

const maxDevices = 10;

type Owner = Pick<Bearer, "userId" | "sessionId">;

export async function listDevices(
  db: Database,
  { userId, sessionId }: Owner,
  now = new Date(),
): Promise<PushDeviceList> {
  const rows = await selectDevices(db, { userId, now });
  return {
    items: rows.map((row) => ({
      id: row.id,
      isThis: row.session_id === sessionId,
      userAgent: row.userAgent ?? "",
      madeAt: row.made_at.toISOString(),
    })),
  };
}

/** Subscribed for as long as the browser is signed in. */
export async function addDevice(
  transaction: DatabaseTransaction,
  { userId, sessionId }: Owner,
  { endpoint, keys }: NewPushDevice,
  services: readonly string[],
): Promise<{ id: string }> {
  if (!isPushService(endpoint, services)) {
    throw new DomainError("invalid-input", "This is no push service that we know.");
  }
  const [device] = await upsertDevice(transaction, {
    userId,
    sessionId,
    endpoint,
    publicKey: keys.p256dh,
    authSecret: keys.auth,
  });
  if (!device) throw new Error("An upsert returned no row");
  await deleteReplaced(transaction, { userId, sessionId, keptId: device.id, max: maxDevices });
  return device;
}

export async function removeDevice(db: Database, own: { id: string; userId: string }) {
  const [removed] = await deleteDevice(db, own);
  if (!removed) throw new DomainError("not-found");
}

export async function tryDevice(
  transaction: DatabaseTransaction,
  own: { id: string; userId: string },
): Promise<{ id: string }> {
  const [device] = await selectDevice(transaction, own);
  if (!device) throw new DomainError("not-found");
  const jobKey = `${pushTrialJob.name}:${device.id}`;
  await enqueue(transaction, pushTrialJob, { deviceId: device.id }, { jobKey });
  return device;
}
