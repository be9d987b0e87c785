import type { APIResponse, BrowserContext } from "@playwright/test";
import { e2eEnv } from "../env.ts";

/** Calls of the auth service with the cookies of a browser, as a page of the site makes them. */
export function authCalls(
  { request }: Pick<BrowserContext, "request">,
  locale: "ja" | "en" = "ja",
) {
  const url = (path: string) => `${e2eEnv.origin}/api/auth${path}`;
  const headers = { origin: e2eEnv.origin, "accept-language": locale };
  return {
    get: (path: string): Promise<APIResponse> => request.get(url(path)),
    post: (path: string, data: object = {}): Promise<APIResponse> =>
      request.post(url(path), { data, headers }),
  };
}

/** Browsers bind it to the host, where there is TLS. */
export const sessionCookie = `${e2eEnv.origin.startsWith("https:") ? "__Host-" : ""}better-auth.session_token`;
