import { randomUUID } from "node:crypto";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { solveChallenge } from "../../apps/web/app/routes/contact/solve-challenge.ts";
import { createChallenge } from "../../packages/inbox/contact/challenge.ts";

/** The token of a challenge as a form has it that has been open for a while. */
export const oldChallenge = () => createChallenge(developmentSecret, Date.now() - 10_000);

interface InquiryOptions {
  headers?: Record<string, string>;
  isSolved?: boolean;
  [field: string]: unknown;
}

/** Sends an inquiry to a running server, as the page does after some typing time. */
export async function sendInquiry(
  origin: string,
  { headers = {}, isSolved = true, ...fields }: InquiryOptions = {},
): Promise<{ response: Response; email: string }> {
  const challenge = oldChallenge();
  const email = `${randomUUID()}@example.jp`;
  const response = await fetch(`${origin}/api/platform/v1/contact-inquiries`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers },
    body: JSON.stringify({
      category: "event",
      name: "森野 ことり",
      email,
      body: "4歳の妹もいっしょに座ってよいでしょうか。",
      locale: "ja",
      replyLocale: "ja",
      challenge: challenge.token,
      proof: isSolved ? await solveChallenge(challenge) : "",
      ...fields,
    }),
  });
  return { response, email };
}
