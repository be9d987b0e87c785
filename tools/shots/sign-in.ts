import { AuthBrowser } from "../../tests/support/auth-browser.ts";
import { runWorker } from "../../tests/support/programs/run-worker.ts";
import { type ReceivedMail, startMailServer } from "../mailbox/mail-server.ts";

const signInTimeoutMs = 20_000;

/** Signs people of the seed in as they would do it themselves, by a code out of a real mail. Gives their cookies. */
export async function signInAll<Name extends string>(
  people: Record<Name, string>,
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
): Promise<Record<Name, { name: string; value: string; url: string }[]>> {
  const mails: ReceivedMail[] = [];
  const server = await startMailServer({ onMail: async (mail) => void mails.push(mail) });
  const worker = await runWorker({ databaseUrl, smtpUrl: server.url });
  const sentTo = (address: string) =>
    mails.filter(({ recipients }) => recipients.includes(address));
  const inbox = {
    sentTo,
    async untilSentTo(address: string, count: number) {
      const end = Date.now() + signInTimeoutMs;
      while (sentTo(address).length < count) {
        if (Date.now() > end) throw new Error(`No mail came to ${address}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return sentTo(address);
    },
  };
  try {
    const signedIn = Object.entries<string>(people).map(async ([name, email]) => {
      const browser = new AuthBrowser({ server: origin, origin });
      await browser.signIn(inbox, email);
      await browser.token();
      return [
        name,
        [...browser.cookies].map(([key, value]) => ({ name: key, value, url: origin })),
      ];
    });
    return Object.fromEntries(await Promise.all(signedIn));
  } finally {
    await worker.stop();
    await server.stop();
  }
}
