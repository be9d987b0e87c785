import type { Profile } from "@takujo/contracts/games/profile";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentProfile } from "./present.ts";
import { selectProfile } from "./queries.ts";

export async function readProfile(db: Database, userId: string): Promise<Profile> {
  const [row] = await selectProfile(db, { userId });
  // Between the check of the bearer and now the account was deleted.
  if (!row) throw new DomainError("not-found");
  return presentProfile(row);
}
