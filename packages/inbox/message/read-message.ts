import { afterQuietHours } from "@takujo/booking/seat-gate/index";
import type { Message } from "@takujo/contracts/inbox/message";
import type { MessageSegment } from "@takujo/contracts/inbox/message-form";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectSessions } from "./audience/queries.ts";
import { readAudience } from "./audience/read-audience.ts";
import { presentHead } from "./present.ts";
import { selectMessage } from "./queries.ts";

export async function readMessage(
  db: Database,
  id: string,
  { locale, at }: { locale: Locale; at?: string | undefined },
  now = new Date(),
): Promise<Message> {
  const [row] = await selectMessage(db, { id, locale });
  if (!row) throw new DomainError("not-found");
  const [counts, sessions] = await Promise.all([
    readAudience(db, row),
    selectSessions(db, { eventId: row.event_id, locale }),
  ]);
  const moment = at === undefined ? now.getTime() : Date.parse(at);
  const quietUntil = afterQuietHours(moment);
  return {
    ...presentHead(row),
    sessionId: row.event_session_id,
    segments: row.segments as MessageSegment[],
    subjectJa: row.subject_ja,
    bodyJa: row.body_ja,
    subjectEn: row.subject_en,
    bodyEn: row.body_en,
    calls: row.calls,
    version: row.version,
    endedAt: row.ended_at?.toISOString() ?? null,
    urgentReason: row.urgent_reason,
    testedAt: row.tested_at?.toISOString() ?? null,
    ...counts,
    sessions: sessions.map(({ id, letter, name }) => ({
      id,
      letter: tableNameOf({ letter }),
      name,
    })),
    quietUntil: quietUntil > moment ? new Date(quietUntil).toISOString() : null,
  };
}
