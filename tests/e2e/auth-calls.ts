import { randomUUID } from "node:crypto";
import type { APIResponse, BrowserContext } from "@playwright/test";
import { openAccountMail } from "@takujo/auth/mail/account-mail";
import { developmentSecret } from "@takujo/runtime/development-secret";
import pg from "pg";
import { e2eEnv } from "./env.ts";

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

/** Signs the browser in by a code, and gives the address. */
export async function signInByCode(
  context: BrowserContext,
  email = `${randomUUID()}@example.jp`,
): Promise<string> {
  const { post } = authCalls(context);
  await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
  const answer = await post("/sign-in/email-otp", { email, otp: await codeFor(email) });
  if (!answer.ok()) throw new Error(`not signed in: ${answer.status()} ${await answer.text()}`);
  return email;
}

/** No worker runs beside the site here, so the mail still waits, and the newest holds the code. */
async function codeFor(email: string): Promise<string> {
  const client = new pg.Client({ connectionString: e2eEnv.databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ sealed: string }>(
      `select payload ->> 'sealed' as sealed from graphile_worker._private_jobs
       where key like 'account-mail:%' order by id desc`,
    )
    .finally(() => client.end());
  for (const { sealed } of rows) {
    const mail = openAccountMail(sealed, developmentSecret);
    if (mail.kind === "sign-in-code" && mail.to === email) return mail.code;
  }
  throw new Error("no code was sent");
}
