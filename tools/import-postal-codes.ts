import { replacePostalAreas } from "../packages/db/postal-code/replace-postal-areas.ts";
import { readAreaFile } from "./postal-codes/read-area-file.ts";
import { downloadPage, WrongFile } from "./postal-codes/read-lines.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const paths = process.argv.slice(2);

async function* readAll() {
  for (const path of paths) {
    say(`Reading ${path}`);
    yield* readAreaFile(path);
  }
}

async function importAll() {
  const server = await findDatabaseServer(say);
  const startedAt = Date.now();
  let told = 0;
  try {
    const written = await replacePostalAreas(
      await ensureProjectDatabase(server),
      readAll(),
      (written) => {
        if (written - told < 20_000) return;
        told = written;
        say(`  ${written} areas`);
      },
    );
    say(
      `Replaced the postal codes: ${written} areas in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
    );
  } finally {
    if (server.started) server.stop();
  }
}

if (paths.length === 0) {
  say("Usage: npm run import-postal-codes -- utf_ken_all.csv [JIGYOSYO.CSV]");
  say(`Download both from ${downloadPage} and unpack them. JSON lines will do, too.`);
  process.exitCode = 1;
} else {
  try {
    await importAll();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (!(error instanceof WrongFile) && code !== "ENOENT" && code !== "EISDIR") throw error;
    say(`${(error as Error).message}\nNothing was changed.`);
    process.exitCode = 1;
  }
}
