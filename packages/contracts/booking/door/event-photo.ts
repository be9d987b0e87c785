import { z } from "zod";
import { imageUploadQuerySchema } from "../../content/image/image.ts";
import { localeSchema } from "../../locale-schema.ts";
import { maxCaptionLength } from "./event-photo-rules.ts";

export const photoStates = ["waiting", "shown", "hidden"] as const;

const slug = z.string().max(200);

/** Of an event with a public page. */
export const eventPhotoQuerySchema = z.object({ slug });

export const photoUploadQuerySchema = imageUploadQuerySchema.extend({
  caption: z.string().trim().max(maxCaptionLength).default(""),
  /** The sender confirms that everybody in it agrees; refused otherwise. */
  hasConsent: z.literal("yes"),
});

export const guestPhotoUploadQuerySchema = photoUploadQuerySchema.extend({ slug });

const photo = {
  id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
};

/** In the order in which they came. */
export const publicPhotosSchema = z
  .object({ items: z.array(z.object(photo)) })
  .meta({ id: "PublicPhotos" });

/** For guests of the event: photos that are shown, and all that the guest sent. */
export const guestPhotosSchema = z
  .object({
    locale: localeSchema,
    title: z.string(),
    maySend: z.boolean(),
    items: z.array(
      z
        .object({
          ...photo,
          state: z.enum(photoStates),
          isOwn: z.boolean(),
          /** The person asked to remove it. If it is shown all the same, the organizer has decided. */
          hasObjected: z.boolean(),
        })
        .meta({ id: "GuestPhoto" }),
    ),
  })
  .meta({ id: "GuestPhotos" });

export const guestPhotosQuerySchema = eventPhotoQuerySchema.extend({
  locale: localeSchema.default("ja"),
});

/** For the organizer. */
export const organizedPhotosSchema = z
  .object({
    slug: z.string().nullable(),
    locale: localeSchema,
    title: z.string(),
    items: z.array(
      z
        .object({
          ...photo,
          state: z.enum(photoStates),
          /** Waiting until it is re-encoded, ready, or refused. */
          imageState: z.enum(["waiting", "ready", "refused"]),
          /** The sender's nickname; null if it is the organizer's. */
          sender: z.string().nullable(),
          /** Who confirmed that everybody in it agrees. */
          consentBy: z.string().nullable(),
          consentAt: z.iso.datetime(),
          /** While it is hidden: how many guests asked to remove it. */
          objections: z.number().int(),
        })
        .meta({ id: "OrganizedPhoto" }),
    ),
  })
  .meta({ id: "OrganizedPhotos" });

export const photoDecisionSchema = z
  .object({ decision: z.enum(["show", "hide", "remove"]) })
  .meta({ id: "PhotoDecision" });

export type PublicPhotos = z.infer<typeof publicPhotosSchema>;
export type GuestPhotos = z.infer<typeof guestPhotosSchema>;
export type OrganizedPhotos = z.infer<typeof organizedPhotosSchema>;
export type PhotoDecision = z.infer<typeof photoDecisionSchema>["decision"];
export type PhotoUpload = z.infer<typeof photoUploadQuerySchema>;
