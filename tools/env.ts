import { existsSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The developer's settings: the real environment, completed from .env. */
export function projectEnv() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return {
    databaseUrl: process.env.DATABASE_URL || undefined,
    port: Number(process.env.PORT || 3000),
    path: process.env.PATH ?? "",
    user: process.env.USER ?? "",
    ci: process.env.CI === "true",
    all: process.env,
  };
}
