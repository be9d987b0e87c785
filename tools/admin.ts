import { parseArgs } from "node:util";
import { z } from "zod";
import { makeAdmin } from "../packages/auth/first-admin/make-admin.ts";
import { closeSetup, nameSite } from "../packages/content/site/index.ts";
import { siteRules } from "../packages/contracts/content/site-rules.ts";
import {
  createDatabase,
  createPool,
  type Database,
} from "../packages/runtime/database/database.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

/** Each returns what it did, in words. */
const verbs = {
  async create(db: Database, [given]: string[]) {
    const email = z.email().max(254).parse(given);
    const { wasThere } = await makeAdmin(db, email);
    // From now on nobody else can become the first admin.
    await closeSetup(db, {});
    return wasThere
      ? `${email} had an account already, and is an admin now`
      : `${email} is an admin now, and signs in with a code by mail`;
  },
  async name(db: Database, [japanese, english]: string[]) {
    const ja = z
      .string()
      .check(...siteRules.nameJa)
      .parse(japanese);
    const en = z
      .string()
      .check(...siteRules.nameEn)
      .parse(english);
    await db.transaction().execute((transaction) => nameSite(transaction, { ja, en }, null));
    return `The site is called ${ja} and, in English, ${en}`;
  },
};

const { positionals } = parseArgs({ allowPositionals: true });
const [verb = "", ...given] = positionals;
if (Object.hasOwn(verbs, verb)) await run(verbs[verb as keyof typeof verbs]);
else sayUsage();

async function run(act: (db: Database, given: string[]) => Promise<string>) {
  const server = await findDatabaseServer(say);
  try {
    const connectionString = await ensureProjectDatabase(server);
    const pool = createPool({ connectionString, onError: () => {} });
    try {
      say(await act(createDatabase(pool), given));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      sayUsage();
    } finally {
      await pool.end();
    }
  } finally {
    if (server.started) server.stop();
  }
}

function sayUsage(): void {
  console.error("Usage: npm run admin -- create <email>");
  console.error("       npm run admin -- name <Japanese name> <English name>");
  process.exitCode = 1;
}
