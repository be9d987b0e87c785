import { randomUUID } from "node:crypto";
import type { ReceivedMail } from "../../../../tools/mailbox/mail-server.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import type { AuthBrowser } from "../../../support/auth-browser.ts";

export const sentTo = (mails: ReceivedMail[], address: string) =>
  mails.filter(({ recipients }) => recipients.includes(address));

/** What `AuthBrowser` looks for codes in. */
export const inboxOf = (mails: ReceivedMail[]) => ({
  sentTo: (address: string) => sentTo(mails, address),
  async untilSentTo(address: string, count: number) {
    await waitUntil(() => sentTo(mails, address).length >= count, 30_000);
    return sentTo(mails, address);
  },
});

/** Returns the code of the confirmed reservation. */
export async function reserveByHand(visitor: AuthBrowser, sessionId: string): Promise<string> {
  const authorization = `Bearer ${await visitor.token()}`;
  const post = async (path: string, body: object) => {
    const headers = { authorization, "idempotency-key": randomUUID() };
    const answer = await visitor.call("POST", `/api/v1/authorized${path}`, body, headers);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; code?: string };
  };
  const { id } = await post("/reservations", { sessionId, seats: 1 });
  const details = { name: "卓上 ことり", kana: "たくじょう ことり", phone: "090-1234-5678" };
  const { code = "" } = await post(`/reservations/${id}/confirm`, { ...details, agreed: true });
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
