import { z } from "zod";

export const pushKeySchema = z.object({ publicKey: z.string() }).meta({ id: "PushKey" });

/** What the browser calls a PushSubscription. */
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

export const pushDeviceSchema = z
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

/** What a push holds, encrypted for one browser; its service worker shows it. */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  path: z.string(),
  /** A later one with the same tag replaces an earlier one. */
  tag: z.string(),
  locale: z.enum(["ja", "en"]),
  isSilent: z.boolean(),
});

export type NewPushDevice = z.infer<typeof newPushDeviceSchema>;
export type PushDeviceList = z.infer<typeof pushDeviceListSchema>;
export type PushPayload = z.infer<typeof pushPayloadSchema>;
