import { deleteSubscription, readPushKey, selectDevices } from "@takujo/account/push/index";
import type { PushPayload } from "@takujo/contracts/account/push";
import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import webPush from "web-push";
import { countPush } from "../metrics/count-work.ts";

interface PushContext {
  db: Database;
  signingSecret: SigningSecret;
  organizer: { email: string };
}

interface PushOptions {
  /** How long the push service keeps it for a browser that is offline. */
  until: Date;
  isUrgent?: boolean;
  /** Of the job: when it is given up, nothing is sent any more. */
  signal: AbortSignal;
}

interface Device {
  endpoint: string;
  public_key: string;
  auth_secret: string;
}

const sendTimeoutMs = 10_000;
const maxTtlSeconds = 28 * 86_400;
/** Push services take 4 kB; phones show less than this. */
const maxTextLength = 200;

/** Sends to every browser of a person. Returns how many there are, and how many the push services accepted. */
export async function pushToPerson(
  context: PushContext,
  userId: string,
  payload: PushPayload,
  options: PushOptions,
): Promise<{ devices: number; reached: number }> {
  const devices = await selectDevices(context.db, { userId, now: new Date() });
  const taken = await Promise.all(
    devices.map((device) => pushToDevice(context, device, payload, options)),
  );
  return { devices: devices.length, reached: taken.filter(Boolean).length };
}

/** Expired subscriptions are deleted. Other failures are not retried: the mail is the reliable channel. */
export async function pushToDevice(
  { db, signingSecret, organizer }: PushContext,
  { endpoint, public_key: p256dh, auth_secret: auth }: Device,
  payload: PushPayload,
  { until, isUrgent = false, signal }: PushOptions,
): Promise<boolean> {
  const { publicKey, privateKey } = await readPushKey(db, signingSecret);
  const left = Math.floor((until.getTime() - Date.now()) / 1_000);
  const shown = {
    ...payload,
    title: payload.title.slice(0, maxTextLength),
    body: payload.body.slice(0, maxTextLength),
  };
  let status: number | undefined;
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(shown),
      {
        vapidDetails: { subject: `mailto:${organizer.email}`, publicKey, privateKey },
        TTL: Math.min(Math.max(left, 60), maxTtlSeconds),
        urgency: isUrgent ? "high" : "normal",
      },
    );
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body as Buffer),
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
    });
    await answer.body?.cancel();
    status = answer.status;
    if (answer.status === 404 || answer.status === 410) {
      await deleteSubscription(db, { endpoint, publicKey: p256dh, authSecret: auth });
    }
    return answer.ok;
  } catch {
    signal.throwIfAborted();
    return false;
  } finally {
    countPush(status);
  }
}
