import { afterQuietHours } from "@takujo/booking/seat-gate/index";
import type { Message } from "@takujo/contracts/inbox/message";
import { type MessageSegment, newsletterPromise } from "@takujo/contracts/inbox/message-form";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectSessions } from "./audience/queries.ts";
import { readAudience } from "./audience/read-audience.ts";
import { presentHead } from "./present.ts";
import { countNewsletters, selectMessage } from "./queries.ts";
import type { SeenOfGuests } from "./seen-of-guests.ts";

const oneDay = 24 * 3_600_000;

interface Wanted {
  locale: Locale;
  at?: string | undefined;
  seen: SeenOfGuests;
}

export async function readMessage(
  db: Database,
  id: string,
  { locale, at, seen }: Wanted,
  now = new Date(),
): Promise<Message> {
  const [row] = await selectMessage(db, { id, locale });
  if (!row) throw new DomainError("not-found");
  const since = new Date(now.getTime() - newsletterPromise.days * oneDay);
  const [counts, sessions, [recent]] = await Promise.all([
    readAudience(db, row, seen),
    row.event_id === null ? [] : selectSessions(db, { eventId: row.event_id, locale }),
    row.event_id === null ? countNewsletters(db, { exceptId: id, since }) : [],
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
    sessions: sessions.map(({ id, letter, name, starts_at }) => ({
      id,
      letter: tableNameOf({ letter }),
      name,
      startsAt: starts_at.toISOString(),
    })),
    recentNewsletters: recent?.count ?? 0,
    quietUntil: quietUntil > moment ? new Date(quietUntil).toISOString() : null,
  };
}
