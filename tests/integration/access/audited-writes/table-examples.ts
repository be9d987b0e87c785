import { createEventSession } from "@takujo/db/testing/create-event-session";
import type { Example, World } from "./world.ts";

const ofEvent = "/api/v1/authorized/admin/events/:eventId";

/** An event whose guests may propose tables, and what one of them proposed and wants. */
async function proposed({ db, event, person }: World) {
  const startsAt = new Date(Date.now() + 7 * 24 * 3_600_000);
  const [{ id: eventId }, { id: user_id }] = [await event({ startsAt }), await person()];
  await createEventSession(db, { eventId, startsAt });
  const of = { event_id: eventId };
  await db
    .insertInto("table_rule")
    .values({ ...of, most_tables: 2, min_seats: 2, max_seats: 6, proposals_until: startsAt })
    .execute();
  const { id: proposalId } = await db
    .insertInto("table_proposal")
    .values({
      ...{ ...of, user_id, title: "Go", audience: "everyone", language: "both", seats: 4 },
      ...{ starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 3_600_000) },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: interestId } = await db
    .insertInto("game_interest")
    .values({ ...of, user_id, kind: "want", title: "Go" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { eventId, proposalId, interestId, startsAt };
}

export const tableExamples: Record<string, (world: World) => Promise<Example>> = {
  [`POST ${ofEvent}/table-rule`]: async (world) => {
    const { eventId, startsAt } = await proposed(world);
    const seats = { mostTables: 3, minSeats: 2, maxSeats: 5 };
    const hours = { until: startsAt.toISOString(), startsFrom: null, endsBy: null };
    return { params: { eventId }, body: { rule: { ...seats, ...hours } } };
  },
  [`POST ${ofEvent}/table-proposals/:proposalId/approve`]: async (world) => {
    const { eventId, proposalId } = await proposed(world);
    return { params: { eventId, proposalId }, body: { answer: "" } };
  },
  [`POST ${ofEvent}/table-proposals/:proposalId/decline`]: async (world) => {
    const { eventId, proposalId } = await proposed(world);
    return { params: { eventId, proposalId }, body: { answer: "" } };
  },
  [`DELETE ${ofEvent}/game-interests/:interestId`]: async (world) => {
    const { eventId, interestId } = await proposed(world);
    return { params: { eventId, interestId } };
  },
};
