import { z } from "zod";

/** A heading of a rendered text, for its table of contents. */
export const headingSchema = z
  .object({
    id: z.string(),
    level: z.union([z.literal(2), z.literal(3)]),
    /** Without its number. */
    text: z.string(),
  })
  .meta({ id: "Heading" });

export type Heading = z.infer<typeof headingSchema>;
