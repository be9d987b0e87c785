import type { Example, World } from "./world.ts";

const events = "/api/platform/v1/authorized/admin";
const helpers = "/api/v1/authorized/admin/events/:eventId/reception-helpers";
const notice = { ja: "台風のため中止します。", en: "Cancelled because of a typhoon." };

export const eventExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${events}/events/:eventId/cancellation`]: async ({ event }) => ({
    params: { eventId: (await event()).id },
    body: { notice, reason: "台風" },
  }),
  [`POST ${events}/event-series`]: async ({ event }) => ({
    body: { eventId: (await event()).id, rule: { every: "week", weekdays: [6], count: 2 } },
  }),
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
