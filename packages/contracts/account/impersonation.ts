import { z } from "zod";

/** When, why and by whom an admin impersonated the person. */
export const impersonationSchema = z
  .object({
    id: z.string(),
    startedAt: z.iso.datetime(),
    /** Null while it lasts. */
    endedAt: z.iso.datetime().nullable(),
    reason: z.string(),
    /** The admin's name; null if they have none, or their account is gone. */
    by: z.string().nullable(),
  })
  .meta({ id: "Impersonation" });

export const impersonationListSchema = z
  .object({ items: z.array(impersonationSchema) })
  .meta({ id: "ImpersonationList" });

export type Impersonation = z.infer<typeof impersonationSchema>;
