import { rolesWith } from "@takujo/contracts/account/staff-policy";
import type { InquiryThread } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentThread } from "./present.ts";
import { selectFigures, selectOrganizers, selectThread } from "./queries.ts";

const mostOrganizers = 50;

export async function readInquiry(db: Database, id: string): Promise<InquiryThread> {
  const [row] = await selectThread(db, { id });
  if (!row) throw new DomainError("not-found");
  const [[figures], organizers] = await Promise.all([
    selectFigures(db, { userId: row.user_id, email: row.email }),
    selectOrganizers(db, { roles: rolesWith("inquiries"), limit: mostOrganizers }),
  ]);
  return presentThread(row, {
    figures: figures ?? { reservations: 0, attended: 0, inquiries: 0 },
    assignees: organizers.map((person) => ({ id: person.id, name: person.name || person.email })),
  });
}
