import { AuthError, browserSend } from "../../api/auth/auth-call.ts";
import { getToken } from "../../api/auth/session-calls.ts";
import { createApiClient } from "../../api/create-client.ts";
import { readTokenCookie } from "../../api/token-cookie.ts";
import { hasExpired } from "./token-age.ts";

const readToken = () => readTokenCookie(document.cookie);

/** Renews the token only once it has expired. The response sets its cookie. */
export async function renewToken(): Promise<void> {
  const token = readToken();
  if (!token || hasExpired(token)) await getToken(browserSend);
}

/** The games API, on behalf of the signed-in user. */
export const gamesClient = createApiClient({
  // Also imported on the server, which never calls it.
  baseUrl: globalThis.location?.origin ?? "",
  readToken,
  async fetch(request) {
    const again = request.clone();
    const answer = await fetch(request);
    // The token may have expired, or a change of role may have invalidated it.
    const token = answer.status === 401 && (await getToken(browserSend).catch(noSession));
    if (!token) return answer;
    again.headers.set("authorization", `Bearer ${token}`);
    return fetch(again);
  },
});

/** Only a response of the service proves that there is no session: a broken connection must not sign people out. */
function noSession(error: unknown): null {
  if (error instanceof AuthError && error.status === 401) return null;
  throw error;
}
