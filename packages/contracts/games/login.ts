import { z } from "zod";

/** Who is signed in, as pages show it. */
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

/** A key of no meaning, another one each time, keeps caches on the way from answering. */
export const loginUserQuerySchema = z.object({ _: z.string().max(64).optional() });

export const roleQuerySchema = z.object({ role: z.string().min(1).max(40) });

export const roleAnswerSchema = z.object({ hasRole: z.boolean() }).meta({ id: "RoleAnswer" });
