import { z } from "zod";

/** What an editor pinned of the generated cover; the rest follows from the slug. */
export const coverSchema = z
  .object({ palette: z.string().optional(), composition: z.string().optional() })
  .meta({ id: "Cover" });
