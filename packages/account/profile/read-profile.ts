import type { Profile } from "@takujo/contracts/account/profile";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentProfile } from "./present.ts";
import { selectProfile } from "./queries.ts";

export async function readProfile(db: Database, userId: string): Promise<Profile> {
  const [row] = await selectProfile(db, { userId });
  // The account was deleted after the bearer check.
  if (!row) throw new DomainError("not-found");
  return presentProfile(row);
}
