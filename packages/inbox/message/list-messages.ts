import type { MessageList, MessageListQuery } from "@takujo/contracts/inbox/message";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { presentHead } from "./present.ts";
import { selectMessages } from "./queries.ts";

export async function listMessages(
  db: Database,
  { after, limit, locale }: MessageListQuery,
): Promise<MessageList> {
  const rows = await selectMessages(db, { ...readCursor(after), limit: limit + 1, locale });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(presentHead), next: last ? writeCursor(last) : null };
}
