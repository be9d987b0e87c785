import { z } from "zod";

export const imageStates = ["waiting", "ready", "refused"] as const;

export const imageUploadQuerySchema = z.object({
  /** Of the file: its ending must agree with what is in it. */
  name: z.string().min(1).max(255),
  /** What the browser takes the file for. */
  type: z.string().max(100),
});

export const imageAltSchema = z
  .object({
    ja: z.string().trim().min(1).max(300),
    /** Empty: the Japanese text stands in. */
    en: z.string().trim().max(300).default(""),
  })
  .meta({ id: "ImageAlt" });

export const imageSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(imageStates),
    mediaType: z.string(),
    byteSize: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    /** A ThumbHash in base64. */
    placeholder: z.string().nullable(),
    altJa: z.string(),
    altEn: z.string(),
    /** Why it could not be drawn. */
    refusal: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Image" });

export const imageListQuerySchema = z.object({
  /** From `next` of the page before. */
  after: z.string().max(80).optional(),
  state: z.enum(imageStates).optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
});

/** Newest first. */
export const imageListSchema = z
  .object({ items: z.array(imageSchema), next: z.string().nullable() })
  .meta({ id: "ImageList" });

export const imageReceiptSchema = z.object({ id: z.uuid() }).meta({ id: "ImageReceipt" });

export type Image = z.infer<typeof imageSchema>;
export type ImageAlt = z.infer<typeof imageAltSchema>;
export type ImageList = z.infer<typeof imageListSchema>;
export type ImageListQuery = z.infer<typeof imageListQuerySchema>;
export type ImageUploadQuery = z.infer<typeof imageUploadQuerySchema>;
export type ImageReceipt = z.infer<typeof imageReceiptSchema>;
