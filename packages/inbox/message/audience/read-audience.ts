import type { Message } from "@takujo/contracts/inbox/message";
import {
  type MessageSegment,
  messageSegmentNames,
  messageSegments,
} from "@takujo/contracts/inbox/message-form";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { countAudience, countSegments, selectWithoutMail } from "./queries.ts";

interface Chosen {
  event_id: string;
  event_session_id: string | null;
  segments: string[];
}

/** The states by which people are chosen. */
const chosenStates = (segments: readonly string[]): string[] =>
  segments.map((segment) => messageSegments[segment as MessageSegment][0]);

/** The states in which those who were chosen still get their mail. */
export const lastingStates = (segments: readonly string[]): string[] =>
  segments.flatMap((segment) => [...messageSegments[segment as MessageSegment]]);

export const chosenBy = ({ event_id, event_session_id, segments }: Chosen) => ({
  eventId: event_id,
  sessionId: event_session_id,
  states: chosenStates(segments),
});

/** More than anybody reads; the call list has them all. */
const mostNamed = 20;

export async function readAudience(
  db: Database,
  message: Chosen,
): Promise<Pick<Message, "audience" | "segmentCounts">> {
  const chosen = chosenBy(message);
  const [counted, [audience], withoutMail] = await Promise.all([
    countSegments(db, { ...chosen, states: chosenStates(messageSegmentNames) }),
    countAudience(db, chosen),
    selectWithoutMail(db, { ...chosen, limit: mostNamed }),
  ]);
  return {
    segmentCounts: messageSegmentNames.map((segment) => {
      const found = counted.find(({ state }) => state === messageSegments[segment][0]);
      return { segment, parties: found?.parties ?? 0, people: found?.people ?? 0 };
    }),
    audience: {
      ...(audience ?? { mail: 0, english: 0, telephone: 0 }),
      withoutMail: withoutMail.map(({ id, name, phone, seats, letter }) => ({
        reservationId: id,
        name,
        phone,
        seats,
        letter: tableNameOf({ letter }),
      })),
    },
  };
}
