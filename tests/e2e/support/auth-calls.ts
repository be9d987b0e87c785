import type { APIResponse, BrowserContext } from "@playwright/test";
import { e2eEnv } from "../env.ts";
import { codeSentTo, newEmail } from "./sign-in.ts";

/** Calls of the auth service with the cookies of a browser, as a page of the site makes them. */
export function authCalls({ request }: BrowserContext) {
  const url = (path: string) => `${e2eEnv.origin}/api/auth${path}`;
  const headers = { origin: e2eEnv.origin };
  return {
    get: (path: string): Promise<APIResponse> => request.get(url(path)),
    post: (path: string, data: object = {}): Promise<APIResponse> =>
      request.post(url(path), { data, headers }),
  };
}

/** Signs a browser in without any page, and gives the address. */
export async function signInByCalls(context: BrowserContext): Promise<string> {
  const { post } = authCalls(context);
  const email = newEmail();
  await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
  const answer = await post("/sign-in/email-otp", { email, otp: await codeSentTo(email) });
  if (!answer.ok()) throw new Error(`not signed in: ${answer.status()} ${await answer.text()}`);
  return email;
}
