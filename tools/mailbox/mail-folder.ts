import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailServer } from "./mail-server.ts";

/** A mail as it lies in the folder. */
export interface StoredMail {
  subject: string;
  text: string;
  html: string;
}

export const mailFileStart = (address: string) => `${encodeURIComponent(address)}.`;

/** A mail server that keeps each mail as a file, so that other processes can read it. */
export async function startMailFolder() {
  const folder = await mkdtemp(join(tmpdir(), "takujo-mails-"));
  let count = 0;
  const server = await startMailServer({
    async onMail({ recipients, subject = "", text = "", html = "" }) {
      const mail: StoredMail = { subject, text, html };
      for (const address of recipients) {
        count++;
        const path = join(folder, mailFileStart(address) + String(count).padStart(6, "0"));
        // Only complete mails have this ending.
        await writeFile(path, JSON.stringify(mail));
        await rename(path, `${path}.json`);
      }
    },
  });
  return {
    folder,
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
