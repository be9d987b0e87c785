import { z } from "zod";

/** Pinned parts of the generated cover, the rest of which follows from the slug; or an uploaded image instead. */
export const coverSchema = z
  .object({
    palette: z.string().optional(),
    composition: z.string().optional(),
    image: z.uuid().optional(),
  })
  .meta({ id: "Cover" });

/** The uploaded image of a cover, as shown to readers. */
export const coverPictureSchema = z
  .object({
    id: z.uuid(),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string(),
    /** In the reader's language, or in Japanese. */
    alt: z.string(),
  })
  .meta({ id: "CoverPicture" });

/** The cover of a public item. The generated one is used wherever no picture can be shown. */
export const shownCoverSchema = coverSchema
  .omit({ image: true })
  .extend({ picture: coverPictureSchema.optional() })
  .meta({ id: "ShownCover" });
