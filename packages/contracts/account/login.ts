import { z } from "zod";

/** The signed-in person, as shown on pages. */
export const loginUserSchema = z
  .object({
    email: z.string(),
    displayId: z.string(),
    displayName: z.string().optional(),
    icon: z.string().optional(),
    roles: z.array(z.string()),
  })
  .meta({ id: "LoginUser" });

export type LoginUser = z.infer<typeof loginUserSchema>;

/** A random value that keeps caches on the way from answering. */
export const loginUserQuerySchema = z.object({ _: z.string().max(64).optional() });

export const roleQuerySchema = z.object({ role: z.string().min(1).max(40) });

export const roleAnswerSchema = z.object({ hasRole: z.boolean() }).meta({ id: "RoleAnswer" });

/** When, why and by whom an admin impersonated the person. */
const impersonationSchema = z
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
