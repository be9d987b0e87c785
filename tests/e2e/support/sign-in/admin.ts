import type { Page } from "@playwright/test";
import { makeAdmin } from "@takujo/auth/first-admin/make-admin";
import { createUser } from "@takujo/db/testing/create-user";
import { withDatabase } from "../with-database.ts";
import { newEmail, signIn } from "./sign-in.ts";

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
