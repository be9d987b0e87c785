import { AuthError, browserSend } from "../../api/auth/auth-call.ts";
import { getToken } from "../../api/auth/session-calls.ts";
import { createApiClient } from "../../api/create-client.ts";
import { readTokenCookie } from "../../api/token-cookie.ts";
import { hasRunOut } from "./token-age.ts";

const readToken = () => readTokenCookie(document.cookie);

/** Fetched anew only when the one at hand has run out. Its cookie comes with the answer. */
export async function renewToken(): Promise<void> {
  const token = readToken();
  if (!token || hasRunOut(token)) await getToken(browserSend);
}

/** The games API in the name of who is signed in. */
export const gamesClient = createApiClient({
  // Imported on the server too, which never calls it.
  baseUrl: globalThis.location?.origin ?? "",
  readToken,
  async fetch(request) {
    const again = request.clone();
    const answer = await fetch(request);
    // It may have run out since, and another role makes a token worthless before its time.
    const token = answer.status === 401 && (await getToken(browserSend).catch(noSession));
    if (!token) return answer;
    again.headers.set("authorization", `Bearer ${token}`);
    return fetch(again);
  },
});

/** Only the service's own word proves that nobody is signed in: a renewal that broke off would sign people out. */
function noSession(error: unknown): null {
  if (error instanceof AuthError && error.status === 401) return null;
  throw error;
}
