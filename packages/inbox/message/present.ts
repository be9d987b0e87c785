import type { MessageEntry } from "@takujo/contracts/inbox/message";
import type { MessageState } from "@takujo/contracts/inbox/message-form";
import type { Locale } from "@takujo/contracts/locale";
import type { MessageRow } from "./queries.ts";

export function presentHead(row: MessageRow): MessageEntry {
  return {
    id: row.id,
    state: row.state as MessageState,
    event: row.event && {
      id: row.event.id,
      title: row.event.title,
      locale: row.event.locale as Locale,
      startsAt: new Date(row.event.starts_at).toISOString(),
    },
    subject: row.subject_ja,
    sendAt: row.send_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    by: row.by ?? "",
    progress: row.progress,
  };
}
