import { randomUUID } from "node:crypto";
import { migrate } from "../../../packages/db/migrate.ts";
import { startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { e2eEnv } from "./env.ts";
import { test as base, expect } from "./fixtures.ts";

export interface FreshSite {
  origin: string;
  /** The server's log line for setting it up. */
  setupAddress: () => Promise<string>;
  mails: { to: string; subject: string; text: string; from: string; replyTo: string }[];
}

/** A site as it is after its first migration, with a database, a server and a worker of its own. */
export const test = base.extend<{ freshSite: FreshSite }>({
  freshSite: async ({ page }, use) => {
    const name = `takujo_e2e_setup_${randomUUID().replaceAll("-", "")}`;
    const databaseUrl = await recreateDatabase(e2eEnv.databaseServerUrl, name);
    await migrate(databaseUrl);
    const mails: FreshSite["mails"] = [];
    const mailServer = await startMailServer({
      async onMail({ recipients, subject = "", text = "", from, replyTo }) {
        mails.push({
          to: recipients.join(),
          subject,
          text,
          from: from?.name ?? "",
          replyTo: replyTo?.map(({ address }) => address).join() ?? "",
        });
      },
    });
    const server = await runServer({ databaseUrl });
    const { origin } = server;
    const worker = await runWorker({
      databaseUrl,
      smtpUrl: mailServer.url,
      env: { ORIGIN: origin },
    });
    const logged = () => /http[^"]*\/setup\?key=[^"]*/.exec(server.logs().join("\n"))?.[0];
    await use({
      origin,
      mails,
      async setupAddress() {
        await expect.poll(logged).toBeTruthy();
        return logged() ?? "";
      },
    });
    // Before the server: what the page still asks for would be refused, and logged.
    await page.close();
    await server.stop();
    await worker.stop();
    await mailServer.stop();
    await dropDatabase(e2eEnv.databaseServerUrl, name);
  },
});
