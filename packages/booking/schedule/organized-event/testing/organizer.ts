import { eventStore } from "@takujo/content/editing/stores/event/index";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { createEventMailPreview } from "@takujo/email/reservation/preview-event-mail";
import type { Database } from "@takujo/runtime/database/database";
import { createPlatformApi } from "../../../../../apps/server/api/platform-api.ts";
import { signingIn, testOrigin } from "../../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../../tests/support/silent-logger.ts";

const hour = 3_600_000;
export const startsAt = new Date("2027-04-18T13:00+09:00");
export const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();

/** An admin who uses the API, with events that have one session of ten seats. */
export async function organizer(db: Database) {
  const api = createPlatformApi({
    db,
    logger: silentLogger,
    secret: "of the test",
    origin: testOrigin,
    previewEventMail: createEventMailPreview({
      origin: testOrigin,
      replyTo: () => "desk@takujo.example",
    }),
  });
  const signedIn = await signingIn(db, api, "/api/platform/v1");
  const admin = await signedIn({ role: "admin" });
  const read = async (id: string) => {
    const stored = await eventStore.read(db, id);
    if (!stored) throw new Error("no such event");
    return stored;
  };
  return {
    signedIn,
    admin,
    read,
    async organized(options: Parameters<typeof createEvent>[1] = {}) {
      const { id } = await createEvent(db, { startsAt, ...options });
      const session = await createEventSession(db, {
        eventId: id,
        startsAt: options.startsAt ?? startsAt,
        capacity: 10,
      });
      return { id, sessionId: session.id, document: (await read(id)).document };
    },
    async reserve(sessionId: string, hasAccount = true) {
      const userId = hasAccount ? (await createUser(db)).id : undefined;
      await createReservation(db, {
        eventSessionId: sessionId,
        seats: 2,
        ...(userId && { userId }),
      });
    },
    saveDraft: (id: string, document: ContentDocument) =>
      db
        .insertInto("content_draft")
        .values({ kind: "event", item_id: id, document: JSON.stringify(document), is_new: false })
        .returning("version")
        .executeTakeFirstOrThrow(),
  };
}

export const withSessions = (
  document: ContentDocument,
  change: (session: SessionDocument, index: number) => Partial<SessionDocument>,
): ContentDocument => ({
  ...document,
  sessions: (document.sessions ?? []).map((session, index) => ({
    ...session,
    ...change(session, index),
  })),
});
