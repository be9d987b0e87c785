import { z } from "zod";
import type { Locale } from "../locale.ts";

export const pushKeySchema = z.object({ publicKey: z.string() }).meta({ id: "PushKey" });

/** The browser's PushSubscription. */
export const newPushDeviceSchema = z
  .object({
    endpoint: z.url().max(1_000),
    keys: z.object({
      /** A point of P-256, uncompressed: 65 bytes in base64url. */
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/),
      /** 16 bytes in base64url. */
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}(?:==)?$/),
    }),
  })
  .meta({ id: "NewPushDevice" });

const pushDeviceSchema = z
  .object({
    id: z.uuid(),
    /** The browser that asks. */
    isThis: z.boolean(),
    userAgent: z.string(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: "PushDevice" });

export const pushDeviceListSchema = z
  .object({ items: z.array(pushDeviceSchema) })
  .meta({ id: "PushDeviceList" });

export const addedPushDeviceSchema = z.object({ id: z.uuid() }).meta({ id: "AddedPushDevice" });

export type NewPushDevice = z.infer<typeof newPushDeviceSchema>;
export type PushDeviceList = z.infer<typeof pushDeviceListSchema>;

/** Content of a push, encrypted for one browser; its service worker shows it. */
export interface PushPayload {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** A later one with the same tag replaces an earlier one. */
  tag: string;
  locale: Locale;
  isSilent: boolean;
  /** How many seats wait for an answer, for the icon of the installed app. */
  offers?: number;
}
