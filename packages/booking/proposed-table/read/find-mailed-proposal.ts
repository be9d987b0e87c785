import type { MailedProposal } from "@takujo/contracts/booking/table-mail";
import type { Database } from "@takujo/runtime/database/database";
import { selectMailed } from "./queries.ts";

/** Undefined if there is nothing to tell any more: it was approved after all, or the event is over. */
export async function findMailedProposal(
  db: Database,
  id: string,
): Promise<MailedProposal | undefined> {
  const [row] = await selectMailed(db, { id });
  if (row?.state !== "declined" || row.is_over) return undefined;
  return {
    title: row.title,
    answer: row.answer,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    email: row.email,
    locale: row.locale,
    name: row.name,
    event: { slug: row.event_slug, title: row.event_title },
  };
}
