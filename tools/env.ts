import { existsSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The developer's settings: the real environment, completed from .env. */
export function projectEnv() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const port = Number(process.env.PORT || 3000);
  return {
    databaseUrl: process.env.DATABASE_URL || undefined,
    databaseMigrationUrl: process.env.DATABASE_MIGRATION_URL || undefined,
    port,
    mailboxPort: Number(process.env.MAILBOX_PORT || port + 1),
    path: process.env.PATH ?? "",
    user: process.env.USER ?? "",
    ci: process.env.CI === "true",
    all: process.env,
  };
}
