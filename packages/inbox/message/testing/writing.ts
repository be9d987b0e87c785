import { randomUUID } from "node:crypto";
import { type MessageReceipt, messageSchema } from "@takujo/contracts/inbox/message";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { createMessageMailPreview } from "@takujo/email/message/message-mail";
import type { Database } from "@takujo/runtime/database/database";
import { createPlatformApi } from "../../../../apps/server/api/platform-api.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";

export const messageWords = {
  sessionId: null as string | null,
  segments: ["confirmed"],
  subjectJa: "お知らせ",
  bodyJa: "{呼び名}さん、こんにちは。",
  subjectEn: "",
  bodyEn: "",
  calls: true,
};

type Receipt = MessageReceipt & { code?: string; reason?: string; status: number };

/** Immediately, even in quiet hours. */
export const order = (version: number) => ({ version, at: null, urgentReason: "試験" });

/** Two organizers who use the platform API, with events to write about. */
export async function writing(db: Database) {
  const sender = { origin: testOrigin, replyTo: () => "desk@takujo.example" };
  const api = createPlatformApi({
    db,
    logger: silentLogger,
    secret: "of the test",
    origin: testOrigin,
    previewMessageMail: createMessageMailPreview(sender),
  });
  const signedIn = await signingIn(db, api, "/api/platform/v1");
  const admin = await signedIn({ role: "admin", name: "三浦 さとる" });
  const colleague = await signedIn({ role: "admin" });

  async function newEvent() {
    const { id: eventId } = await createEvent(db);
    const [first, second] = [
      await createEventSession(db, { eventId, capacity: 50 }),
      await createEventSession(db, { eventId, capacity: 50 }),
    ];
    const guest = async (
      options: Partial<Parameters<typeof createReservation>[1]> & { locale?: "ja" | "en" } = {},
    ) => {
      const { locale = "ja", ...rest } = options;
      const person = await createUser(db, { locale });
      const made = { eventSessionId: first.id, userId: person.id, ...rest };
      return { person, reservation: await createReservation(db, made) };
    };
    return { eventId, first: first.id, second: second.id, guest };
  }

  async function post(path: string, body?: object, who = admin) {
    const key = { "idempotency-key": randomUUID() };
    const answer = await who.call("POST", `/admin/messages${path}`, body, key);
    return { status: answer.status, ...((await answer.json()) as object) } as Receipt;
  }

  async function put(id: string, body: object, who = admin) {
    const answer = await who.call("PUT", `/admin/messages/${id}`, body);
    return { status: answer.status, ...((await answer.json()) as object) } as Receipt;
  }

  return {
    signedIn,
    admin,
    colleague,
    newEvent,
    post,
    put,
    async read(id: string) {
      const answer = await admin.call("GET", `/admin/messages/${id}`);
      return messageSchema.strict().parse(await answer.json());
    },
    /** A draft in progress. */
    async draft(eventId: string | null, values: Partial<typeof messageWords> = {}) {
      const { id, version } = await post("", { eventId });
      const saved = await put(id, { ...messageWords, ...values, version });
      if (saved.status !== 200) throw new Error(saved.code);
      return { id, version: saved.version };
    },
    recipientsOf: (messageId: string) =>
      db
        .selectFrom("message_recipient")
        .selectAll()
        .where("message_id", "=", messageId)
        .orderBy("way")
        .execute(),
  };
}
