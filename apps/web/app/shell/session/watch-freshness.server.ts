import type { ApiAddress } from "./auth-send.server.ts";

/** Error codes of the APIs and the auth service for a sign-in that is too old. */
const tooOld = new Set(["sign-in-too-old", "SESSION_NOT_FRESH"]);

/** Notes whether one of the APIs has refused a call of this request because the sign-in is too old for it. */
export function watchFreshness() {
  let isTooOld = false;
  return {
    isTooOld: () => isTooOld,
    watched: ({ baseUrl, fetch }: ApiAddress): ApiAddress => ({
      baseUrl,
      async fetch(request) {
        const response = await fetch(request);
        if (response.status === 403) {
          const problem = await response
            .clone()
            .json()
            .catch(() => null);
          isTooOld ||= tooOld.has(problem?.code);
        }
        return response;
      },
    }),
  };
}
