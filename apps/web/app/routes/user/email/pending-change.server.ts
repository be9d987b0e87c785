import { privateCookie } from "../../../shell/session/private-cookie.server.ts";
import type { Visit } from "../../../shell/visit.ts";

/** The last change requested in this browser, so that the page can show it. Only the mails decide. */
export interface PendingChange {
  newEmail: string;
  askedAt: number;
}

/** As long as the links of the mails. */
const cookieSeconds = 86_400;
const cookieOf = (visit: Pick<Visit, "isSecure">) =>
  privateCookie("pending_email", visit, cookieSeconds);

export async function readPendingChange(
  request: Request,
  visit: Visit,
): Promise<PendingChange | null> {
  const { newEmail, askedAt }: Partial<PendingChange> =
    (await cookieOf(visit).parse(request.headers.get("cookie"))) ?? {};
  return typeof newEmail === "string" && typeof askedAt === "number" ? { newEmail, askedAt } : null;
}

export async function keepPendingChange(visit: Visit, newEmail: string): Promise<void> {
  const pending: PendingChange = { newEmail, askedAt: Date.now() };
  visit.setCookie(await cookieOf(visit).serialize(pending));
}

export async function forgetPendingChange(visit: Visit): Promise<void> {
  visit.setCookie(await cookieOf(visit).serialize("", { maxAge: 0 }));
}
