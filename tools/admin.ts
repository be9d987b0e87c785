import { parseArgs } from "node:util";
import { z } from "zod";
import { makeAdmin } from "../packages/auth/first-admin/make-admin.ts";
import { createDatabase, createPool } from "../packages/runtime/database/database.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const { positionals } = parseArgs({ allowPositionals: true });
const [verb, given] = positionals;
const email = z.email().max(254).safeParse(given).data;
if (verb !== "create" || !email) {
  console.error("Usage: npm run admin -- create <email>");
  process.exit(1);
}

const server = await findDatabaseServer(say);
try {
  const connectionString = await ensureProjectDatabase(server);
  const pool = createPool({ connectionString, onError: () => {} });
  const result = await makeAdmin(createDatabase(pool), email);
  await pool.end();
  say(
    result === "created"
      ? `${email} is an admin now, and signs in with a code by mail`
      : `${email} had an account already, and is an admin now`,
  );
} finally {
  if (server.started) server.stop();
}
