import type { MessageEntry } from "@takujo/contracts/inbox/message";
import type { MessageState } from "@takujo/contracts/inbox/message-form";
import type { Locale } from "@takujo/contracts/locale";
import type { MessageRow } from "./queries.ts";

export function presentHead(row: MessageRow): MessageEntry {
  return {
    id: row.id,
    state: row.state as MessageState,
    event: {
      id: row.event_id,
      title: row.title,
      locale: row.title_locale as Locale,
      startsAt: row.event_starts_at.toISOString(),
    },
    subject: row.subject_ja,
    sendAt: row.send_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    by: row.by ?? "",
    progress: row.progress,
  };
}
