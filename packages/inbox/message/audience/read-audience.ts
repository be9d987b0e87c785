import type { Message } from "@takujo/contracts/inbox/message";
import {
  type MessageSegment,
  messageSegmentNames,
  messageSegments,
} from "@takujo/contracts/inbox/message-form";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { countReaders, selectReader, selectReaders } from "../../newsletter/index.ts";
import type { SeenOfGuests } from "../find-mailed-message.ts";
import { countAudience, countSegments, selectWithMail, selectWithoutMail } from "./queries.ts";

interface Guests {
  event_id: string;
  event_session_id: string | null;
  segments: string[];
}

/** The guests of an event or, without one, newsletter subscribers. */
type AudienceSelection = Omit<Guests, "event_id"> & { event_id: string | null };

export const isForGuests = <Message extends AudienceSelection>(
  message: Message,
): message is Message & { event_id: string } => message.event_id !== null;

/** Reservation states that the segments select. */
const chosenStates = (segments: readonly string[]): string[] =>
  segments.map((segment) => messageSegments[segment as MessageSegment][0]);

/** States in which selected people still get their mail. */
export const lastingStates = (segments: readonly string[]): string[] =>
  segments.flatMap((segment) => [...messageSegments[segment as MessageSegment]]);

export const chosenBy = ({ event_id, event_session_id, segments }: Guests) => ({
  eventId: event_id,
  sessionId: event_session_id,
  states: chosenStates(segments),
});

/** More than anybody reads; the call list is complete. */
const maxNamed = 20;

export async function readAudience(
  db: Database,
  message: AudienceSelection,
  { withNames, withContacts }: SeenOfGuests,
): Promise<Pick<Message, "audience" | "segmentCounts">> {
  if (!isForGuests(message)) {
    const [readers = { mail: 0, english: 0, undeliverable: 0 }] = await countReaders(db, {});
    return { segmentCounts: [], audience: { ...readers, telephone: 0, withoutMail: [] } };
  }
  const chosen = chosenBy(message);
  const [counted, [audience], withoutMail] = await Promise.all([
    countSegments(db, { ...chosen, states: chosenStates(messageSegmentNames) }),
    countAudience(db, chosen),
    selectWithoutMail(db, { ...chosen, limit: maxNamed }),
  ]);
  return {
    segmentCounts: messageSegmentNames.map((segment) => {
      const found = counted.find(({ state }) => state === messageSegments[segment][0]);
      return { segment, parties: found?.parties ?? 0, people: found?.people ?? 0 };
    }),
    audience: {
      ...(audience ?? { mail: 0, english: 0, telephone: 0 }),
      undeliverable: 0,
      withoutMail: withoutMail.map(({ id, name, phone, seats, letter }) => ({
        reservationId: id,
        name: withNames ? name : "",
        phone: withContacts ? phone : "",
        seats,
        letter: tableNameOf({ letter }),
      })),
    },
  };
}

interface PersonWithMail {
  /** Of a reservation or, for a newsletter, of an account. */
  id: string;
  name: string;
  locale: Locale;
}

/** The first recipients of the mail, with the named person first, if they are among them. */
export async function readPeople(
  db: Database,
  message: AudienceSelection,
  { named, limit }: { named: string | null; limit: number },
): Promise<PersonWithMail[]> {
  if (isForGuests(message)) {
    const first = named && isUuid(named) ? named : null;
    return selectWithMail(db, { ...chosenBy(message), first, limit });
  }
  const [[reader], others] = await Promise.all([
    selectReader(db, { userId: named ?? "" }),
    selectReaders(db, { limit }),
  ]);
  if (!reader?.has_agreed || reader.bounced_at) return others;
  return [reader, ...others.filter(({ id }) => id !== reader.id)];
}
