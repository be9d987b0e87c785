import { afterAll } from "vitest";
import { type ReceivedMail, startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { waitUntil } from "../../integration/support/wait-until.ts";

/** A real mail server for a test file, which may go away and come back at the same address. */
export async function startMailInbox() {
  const mails: ReceivedMail[] = [];
  let isHeld = false;
  let arrivals = 0;
  let release = Promise.withResolvers<void>();
  const onMail = async (mail: ReceivedMail) => {
    arrivals++;
    if (isHeld) await release.promise;
    mails.push(mail);
  };
  // The port stays reserved while the server is down.
  const port = await freePort();
  let server = await startMailServer({ port, onMail });
  const { url } = server;
  afterAll(() => server.stop());
  return {
    url,
    mails,
    /** Mails that are here whole, whether or not their sender has been told. */
    arrivals: () => arrivals,
    /** From now on the sender of a mail is left waiting for the answer. */
    hold() {
      isHeld = true;
      release = Promise.withResolvers();
    },
    letGo() {
      isHeld = false;
      release.resolve();
    },
    stop: () => server.stop(),
    async start() {
      server = await startMailServer({ port, onMail });
    },
    sentTo: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    async untilSentTo(address: string, count = 1) {
      await waitUntil(() => this.sentTo(address).length >= count);
      return this.sentTo(address);
    },
  };
}
