import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectIconBytes } from "./queries.ts";

export async function readIcon(db: Database, id: string): Promise<Buffer> {
  const [icon] = await selectIconBytes(db, { id });
  if (!icon) throw new DomainError("not-found");
  return icon.bytes;
}
