import { z } from "zod";

/** What a token says of its bearer. The rest is read anew at every call. */
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), role: z.string() });

export const tokenAudience = (origin: string) => `${origin}/api`;

/** The role is in it so that a token from before a change of roles is refused. */
export function tokenClaims({ sessionId, role }: { sessionId: string; role: unknown }) {
  return { sid: sessionId, role: String(role) };
}

export function readClaims(payload: unknown) {
  const { sub, sid, role } = claimsSchema.parse(payload);
  return { userId: sub, sessionId: sid, role };
}
