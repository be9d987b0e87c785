import { z } from "zod";

/** Claims of a token. Everything else is read at every call. */
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), role: z.string() });

export const tokenAudience = (origin: string) => `${origin}/api`;

/** Contains the role, so that a token from before a change of role is refused. */
export function tokenClaims({ sessionId, role }: { sessionId: string; role: unknown }) {
  return { sid: sessionId, role: String(role) };
}

export function readClaims(payload: unknown) {
  const { sub, sid, role } = claimsSchema.parse(payload);
  return { userId: sub, sessionId: sid, role };
}
