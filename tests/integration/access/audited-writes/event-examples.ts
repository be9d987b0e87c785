import { randomUUID } from "node:crypto";
import { eventStore } from "@takujo/content/editing/stores/event/index";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import type { Example, World } from "./world.ts";

const events = "/api/platform/v1/authorized/admin";
const helpers = "/api/v1/authorized/admin/events/:eventId/reception-helpers";
const templates = `${events}/event-templates`;
const templateId = async ({ perform }: World) => ({
  templateId: (await perform<{ id: string }>(`POST ${templates}`)).id,
});
const notice = { ja: "台風のため中止します。", en: "Cancelled because of a typhoon." };

export const eventExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${events}/events/:eventId/cancellation`]: async ({ event }) => ({
    params: { eventId: (await event()).id },
    body: { notice, reason: "台風" },
  }),
  [`POST ${events}/events/:eventId/following/changes`]: async ({ db, event }) => {
    const startsAt = new Date(Date.now() + 7 * 24 * 3_600_000);
    const { id: eventId } = await event({ startsAt });
    await createEventSession(db, { eventId, startsAt });
    const stored = await eventStore.read(db, eventId);
    const document = { ...stored?.document, shared: { ...stored?.document.shared, fee: 900 } };
    const { version } = await db
      .insertInto("content_draft")
      .values({
        kind: "event",
        item_id: eventId,
        document: JSON.stringify(document),
        is_new: false,
      })
      .returning("version")
      .executeTakeFirstOrThrow();
    return { params: { eventId }, body: { version } };
  },
  [`POST ${events}/event-series`]: async ({ event }) => ({
    body: { eventId: (await event()).id, rule: { every: "week", weekdays: [6], count: 2 } },
  }),
  [`POST ${templates}`]: async ({ event }) => ({
    body: { eventId: (await event()).id, name: randomUUID() },
  }),
  [`PUT ${templates}/:templateId`]: async (world) => ({
    params: await templateId(world),
    body: { name: randomUUID() },
  }),
  [`DELETE ${templates}/:templateId`]: async (world) => ({ params: await templateId(world) }),
  [`POST ${helpers}`]: async ({ event, person }) => ({
    params: { eventId: (await event()).id },
    body: { person: (await person()).email },
  }),
  [`DELETE ${helpers}/:userId`]: async ({ db, event, person }) => {
    const [{ id: eventId }, { id: userId }] = [await event(), await person()];
    await db
      .insertInto("reception_helper")
      .values({ event_id: eventId, user_id: userId, granted_by_id: userId })
      .execute();
    return { params: { eventId, userId } };
  },
};
