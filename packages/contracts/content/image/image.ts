import { z } from "zod";

export const imageStates = ["waiting", "ready", "refused"] as const;

export const imageUploadQuerySchema = z.object({
  /** File name; its extension must match the content. */
  name: z.string().min(1).max(255),
  /** The media type that the browser reports. */
  type: z.string().max(100),
});

export const imageAltSchema = z
  .object({
    ja: z.string().trim().min(1).max(300),
    /** Empty: the Japanese text is used. */
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
    /** Why it could not be processed. */
    refusal: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Image" });

export const imageListQuerySchema = z.object({
  /** The `next` of the previous page. */
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
