import { migrate } from "../packages/db/migrate.ts";
import { projectEnv } from "./env.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";
import { runCommand } from "./run-command.ts";

const say = (line: string) => console.log(line);
const { port } = projectEnv();
const server = await findDatabaseServer(say);
// Ctrl-C reaches the site itself; this process waits for it and then stops what it started.
process.on("SIGINT", () => {});
try {
  const url = await ensureProjectDatabase(server);
  await migrate(url, say);
  say(`Starting the site at http://localhost:${port} (gallery of components: /gallery)`);
  const { code } = await runCommand(process.execPath, ["apps/server/main.ts"], {
    env: { APP_ENV: "development", DATABASE_URL: url, PORT: String(port) },
  });
  process.exitCode = code;
} finally {
  if (server.started) server.stop();
}
