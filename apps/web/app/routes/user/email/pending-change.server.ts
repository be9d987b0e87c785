import { hostCookieName } from "@takujo/contracts/host-cookie";
import { readCookie } from "@takujo/contracts/read-cookie";
import type { Visit } from "../../../shell/visit.ts";

/** The last change requested in this browser, so that the page can show it. Only the mails decide. */
export interface PendingChange {
  newEmail: string;
  askedAt: number;
}

const nameFor = (visit: Pick<Visit, "isSecure">) => hostCookieName("pending_email", visit);
/** The lifetime of the links. */
const cookieSeconds = 86_400;
const attributesFor = ({ isSecure }: Pick<Visit, "isSecure">) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export function readPendingChange(request: Request, visit: Visit): PendingChange | null {
  const text = readCookie(request.headers.get("cookie"), nameFor(visit));
  if (!text) return null;
  try {
    const { newEmail, askedAt } = JSON.parse(
      Buffer.from(text, "base64url").toString(),
    ) as PendingChange;
    return typeof newEmail === "string" && typeof askedAt === "number"
      ? { newEmail, askedAt }
      : null;
  } catch {
    return null;
  }
}

export function keepPendingChange(visit: Visit, newEmail: string): void {
  const text = JSON.stringify({ newEmail, askedAt: Date.now() } satisfies PendingChange);
  const value = Buffer.from(text).toString("base64url");
  visit.setCookie(`${nameFor(visit)}=${value}; Max-Age=${cookieSeconds}; ${attributesFor(visit)}`);
}

export function forgetPendingChange(visit: Visit): void {
  visit.setCookie(`${nameFor(visit)}=; Max-Age=0; ${attributesFor(visit)}`);
}
