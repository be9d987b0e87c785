import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import type { Database } from "@takujo/runtime/database/database";

/** A successful call: values for each `:name` in its path, and its body. */
export interface Example {
  params?: Record<string, string>;
  /** Sent as JSON, or as it is where it is bytes or a form. */
  body?: object | Uint8Array<ArrayBuffer> | FormData;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

type Options<Make extends (db: Database, options: never) => unknown> = Partial<
  NonNullable<Parameters<Make>[1]>
>;

/** Everything an example needs, made when it asks for it. */
export function createWorld(
  db: Database,
  /** Does what the example of another call does, and gives the answer. */
  perform: <Answer>(call: string) => Promise<Answer>,
) {
  const session = async (options: Options<typeof createEventSession> = {}) =>
    createEventSession(db, { eventId: (await createEvent(db)).id, ...options });
  return {
    db,
    perform,
    event: (options: Options<typeof createEvent> = {}) => createEvent(db, options),
    session,
    /** A confirmed party of one, unless told otherwise. */
    party: async (options: Options<typeof createReservation> = {}) =>
      createReservation(db, { eventSessionId: (await session()).id, ...options }),
    inquiry: () => createContactInquiry(db),
    person: (options: Options<typeof createUser> = {}) => createUser(db, options),
  };
}

export type World = ReturnType<typeof createWorld>;
