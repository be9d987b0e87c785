import type { Example, World } from "./world.ts";

const base = "/api/platform/v1/authorized/admin/messages";
const ofMessage = `${base}/:messageId`;

/** A message to the one guest of an event. */
async function written({ db, event, session, party, person }: World, state = "draft") {
  const { id: eventId } = await event();
  const { id: eventSessionId } = await session({ eventId });
  const { id: userId } = await person();
  const { id: reservationId } = await party({ eventSessionId, userId });
  const message = await db
    .insertInto("message")
    .values({
      event_id: eventId,
      subject_ja: "お知らせ",
      body_ja: "こんにちは",
      made_by_id: userId,
      state,
      send_at: state === "draft" ? null : new Date(),
    })
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();
  return { params: { messageId: message.id }, version: message.version, reservationId, userId };
}

export const messageExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${base}`]: async ({ event }) => ({ body: { eventId: (await event()).id } }),
  [`PUT ${ofMessage}`]: async (world) => {
    const { params, version } = await written(world);
    const texts = { subjectJa: "件名", bodyJa: "本文", subjectEn: "", bodyEn: "" };
    return {
      params,
      body: { ...texts, sessionId: null, segments: ["waiting"], calls: false, version },
    };
  },
  [`DELETE ${ofMessage}`]: async (world) => ({ params: (await written(world)).params }),
  [`POST ${ofMessage}/test`]: async (world) => {
    const { params, version, reservationId } = await written(world);
    return { params, body: { version, personId: reservationId } };
  },
  [`POST ${ofMessage}/send`]: async (world) => {
    const { params, version } = await written(world);
    return { params, body: { version, at: null, urgentReason: null } };
  },
  [`POST ${ofMessage}/take-back`]: async (world) => ({
    params: (await written(world, "planned")).params,
  }),
  [`POST ${ofMessage}/stop`]: async (world) => ({
    params: (await written(world, "sending")).params,
  }),
  [`POST ${ofMessage}/resend`]: async (world) => {
    const { params, reservationId, userId } = await written(world, "done");
    const failed = { reservation_id: reservationId, user_id: userId, way: "mail", state: "failed" };
    await world.db
      .insertInto("message_recipient")
      .values({ ...failed, message_id: params.messageId, reason: "refused" })
      .execute();
    return { params, body: { recipientId: null } };
  },
};
