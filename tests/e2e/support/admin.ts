import type { Page } from "@playwright/test";
import { makeAdmin } from "@takujo/auth/first-admin/make-admin";
import { createUser } from "@takujo/db/testing/create-user";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database";
import { e2eEnv } from "../env.ts";
import { newEmail, signIn } from "./sign-in.ts";

export async function withDatabase<Result>(
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = createDatabase(
    createPool({ connectionString: e2eEnv.databaseUrl, onError: () => {} }),
  );
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Signs a browser in as an admin like no other, and gives their address. */
export async function signInAsAdmin(
  page: Page,
  options: Omit<NonNullable<Parameters<typeof signIn>[1]>, "email"> = {},
): Promise<string> {
  const email = newEmail();
  await withDatabase((db) => makeAdmin(db, email));
  return signIn(page, { ...options, email });
}

/** People to whom something is done. */
export const newPerson = (options: Parameters<typeof createUser>[1] = {}) =>
  withDatabase((db) => createUser(db, options));
