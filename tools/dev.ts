import { spawn } from "node:child_process";
import { once } from "node:events";
import pretty from "pino-pretty";
import { projectEnv, root } from "./env.ts";
import { startMailbox } from "./mailbox/mailbox.ts";
import {
  ensureProjectDatabase,
  findDatabaseServer,
  migrateProjectDatabase,
} from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);
const { port, mailboxPort, all } = projectEnv();
const server = await findDatabaseServer(say);
// Ctrl-C reaches the programs themselves; this process waits for them and then stops what it started.
process.on("SIGINT", () => {});
try {
  const url = await ensureProjectDatabase(server);
  await migrateProjectDatabase(server, say);
  const origin = `http://localhost:${port}`;
  const mailbox = await startMailbox({ port: mailboxPort, basePath: "", origin });
  say(`Starting the site at ${origin} (gallery of components: /gallery)`);
  say(`Mails that it sends are at ${mailbox.url}`);
  process.exitCode = await runTogether([
    ["apps/server/main.ts", { APP_ENV: "development", DATABASE_URL: url, PORT: String(port) }],
    [
      "apps/worker/main.ts",
      {
        APP_ENV: "development",
        DATABASE_URL: url,
        ORIGIN: origin,
        SMTP_URL: mailbox.smtpUrl,
        MAIL_FROM: "卓上 <contact@takujo.example>",
        MAIL_FROM_NAME_EN: "Takujo",
        ORGANIZER_EMAIL: "desk@takujo.example",
      },
    ],
  ]);
  await mailbox.stop();
} finally {
  if (server.started) server.stop();
}

/** Runs programs until one of them ends, then asks the others to end too. Gives the first one's exit code. */
async function runTogether(programs: [string, Record<string, string>][]): Promise<number> {
  const children = programs.map(([script, env]) => {
    const child = spawn(process.execPath, [script], {
      cwd: root,
      env: { ...all, ...env },
      stdio: ["inherit", "pipe", "inherit"],
    });
    // The programs write JSON lines; developers get readable ones.
    child.stdout.pipe(pretty({ ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" }));
    return child;
  });
  const ends = children.map((child) => once(child, "exit"));
  process.on("SIGTERM", () => children.map((child) => child.kill()));
  const [code] = await Promise.race(ends);
  for (const child of children) child.kill();
  await Promise.all(ends);
  return code ?? 1;
}
