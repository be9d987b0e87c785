import { startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";

/** A real mail server that records only recipients and subjects, and can stop and restart at the same address. */
export async function startPostbox({ isOpen = true } = {}) {
  const port = await freePort();
  const messageIds = new Map<string, string[]>();
  let received = 0;
  const open = () =>
    startMailServer({
      port,
      onMail({ recipients, messageId = "" }) {
        received++;
        for (const address of recipients) {
          messageIds.set(address, [...(messageIds.get(address) ?? []), messageId]);
        }
      },
    });
  let server = isOpen ? await open() : null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => received,
    /** The Message-IDs of what this address was sent. */
    to: (address: string) => messageIds.get(address) ?? [],
    async open() {
      server = await open();
    },
    stop: async () => server?.stop(),
  };
}
