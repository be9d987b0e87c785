import { type AuthSend, callAuth } from "./auth-call.ts";

/** The prefix of the pages to which people return: none, `/ja` or `/en`. */
const prefixOf = (home: string) => (home === "/" ? "" : home);

/** The address at LINE to which the person goes. `to` is the page that they want. */
export async function beginLine(
  send: AuthSend,
  { home, to }: { home: string; to?: string | undefined },
): Promise<string> {
  const body = { prefix: prefixOf(home), ...(to && { to }) };
  const { url } = await callAuth<{ url: string }>(send, "POST", "/line/sign-in", { body });
  return url;
}

/** The same, to connect LINE to the account of the signed-in person. Needs a recent sign-in. */
export async function beginLineLink(send: AuthSend, home: string): Promise<string> {
  const body = { prefix: prefixOf(home) };
  const { url } = await callAuth<{ url: string }>(send, "POST", "/line/link", { body });
  return url;
}

/** Connects the identity that LINE confirmed in this browser before the sign-in. */
export const finishLine = (send: AuthSend) => callAuth(send, "POST", "/line/finish");

export const unlinkLine = (send: AuthSend) => callAuth(send, "POST", "/line/unlink");

/** Since when LINE has been connected; null if it is not. */
export async function readLine(send: AuthSend): Promise<string | null> {
  const { linkedAt } = await callAuth<{ linkedAt: string | null }>(send, "GET", "/line");
  return linkedAt;
}
