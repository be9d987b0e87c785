import type { Session } from "better-auth";
import { calls } from "./calls.ts";

export const sessionFields = {
  signInMethod: { type: "string", required: false, input: false },
} as const;

/** Each session says how it was opened; one of an impersonation was not opened by the person. */
export async function withSignInMethod(
  session: Session & Record<string, unknown>,
  ctx: { path?: string } | null,
) {
  return { data: { ...session, signInMethod: calls.get(ctx?.path ?? "")?.signsInBy ?? null } };
}
