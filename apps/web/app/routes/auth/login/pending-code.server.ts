import { randomUUID } from "node:crypto";
import { privateCookie } from "../../../shell/session/private-cookie.server.ts";
import type { Visit } from "../../../shell/visit.ts";

/** The address that the last code was sent to, so that a reloaded page still asks for the code. */
export interface PendingCode {
  email: string;
  sentAt: number;
  /** Wrong codes since then. Only for sending a new code in time: the auth service has its own count. */
  misses: number;
  /** Known to this browser alone. */
  nonce: string;
}

export const newPendingCode = (email: string): PendingCode => ({
  email,
  sentAt: Date.now(),
  misses: 0,
  nonce: randomUUID(),
});

const cookieOf = (visit: Pick<Visit, "isSecure">) => privateCookie("pending_code", visit, 600);

export async function readPendingCode(request: Request, visit: Visit): Promise<PendingCode | null> {
  const { email, sentAt, misses, nonce }: Partial<PendingCode> =
    (await cookieOf(visit).parse(request.headers.get("cookie"))) ?? {};
  if (typeof email !== "string" || typeof sentAt !== "number") return null;
  if (typeof nonce !== "string" || nonce === "") return null;
  return { email, sentAt, misses: typeof misses === "number" ? misses : 0, nonce };
}

export async function keepPendingCode(visit: Visit, pending: PendingCode): Promise<void> {
  visit.setCookie(await cookieOf(visit).serialize(pending));
}

export async function forgetPendingCode(visit: Visit): Promise<void> {
  visit.setCookie(await cookieOf(visit).serialize("", { maxAge: 0 }));
}
