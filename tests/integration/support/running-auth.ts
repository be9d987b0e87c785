import { afterAll, beforeAll } from "vitest";
import { AuthBrowser, type BrowserOptions } from "../../support/auth-browser.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { publicOrigin } from "./running-site.ts";

/** Server, worker and mailbox on a database of their own, for all tests of a file, which awaits it at its top. */
export async function runningAuth({ env = {} }: { env?: Record<string, string> } = {}) {
  const database = await createTestDatabase();
  const inbox = await startMailInbox();
  let server: RunningServer;
  let worker: RunningProgram;
  const start = (more: Record<string, string> = {}) =>
    runServer({
      databaseUrl: database.url,
      env: { ORIGIN: publicOrigin, ROLES: "auth,games", TRUSTED_PROXIES: "1", ...env, ...more },
    });
  beforeAll(async () => {
    server = await start();
    worker = await runWorker({ databaseUrl: database.url, smtpUrl: inbox.url });
  });
  afterAll(async () => {
    await server?.stop();
    await worker?.stop();
  });
  return {
    db: database.db,
    inbox,
    logs: () => [...server.logs(), ...worker.logs()].join("\n"),
    browser: (options: Partial<BrowserOptions> = {}) =>
      new AuthBrowser({ server: server.origin, origin: publicOrigin, ...options }),
    async restart(more: Record<string, string> = {}) {
      await server.stop();
      server = await start(more);
      return server;
    },
    async signedIn(email?: string) {
      const browser = new AuthBrowser({ server: server.origin, origin: publicOrigin });
      const person = await browser.signIn(inbox, email);
      return { browser, ...person };
    },
  };
}
