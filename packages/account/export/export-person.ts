import type { PersonExport } from "@takujo/contracts/account/export";
import type { Database } from "@takujo/runtime/database/database";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectRows } from "./queries.ts";

const byPerson: Limit = { scope: "export", max: 10, seconds: 3_600 };

export async function exportPerson(
  { db, secret }: { db: Database; secret: SigningSecret },
  userId: string,
): Promise<PersonExport> {
  await takeFromLimit(db, byPerson, userId, secret);
  const [rows = {}] = await selectRows(db, { userId });
  return { exportedAt: new Date().toISOString(), rows: rows as PersonExport["rows"] };
}
