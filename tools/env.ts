import { existsSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The developer's settings: the real environment, completed from .env. */
export function projectEnv() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const port = Number(process.env.PORT || 3000);
  return {
    /** Where there is a pooler, past it. */
    databaseUrl: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || undefined,
    demo: process.env.DEMO === "on",
    databaseMigrationUrl: process.env.DATABASE_MIGRATION_URL || undefined,
    port,
    mailboxPort: Number(process.env.MAILBOX_PORT || port + 1),
    path: process.env.PATH ?? "",
    user: process.env.USER ?? "",
    /** What stands between the tests and PostgreSQL. */
    testThrough: process.env.TEST_THROUGH || undefined,
    /** Whether properties are tried as often as a night allows (`TEST_DEPTH=full`). */
    isTestedInDepth: process.env.TEST_DEPTH === "full",
    /** Where a whole run of the unit tests leaves its results. */
    unitReport: process.env.UNIT_REPORT || undefined,
    ci: process.env.CI === "true",
    all: process.env,
  };
}
