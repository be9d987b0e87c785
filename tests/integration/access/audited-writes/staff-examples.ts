import { randomUUID } from "node:crypto";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import type { Example, World } from "./world.ts";

const base = "/api/v1/authorized/admin/staff";
const ofInvitation = `${base}/invitations/:invitationId`;
const ofPerson = `${base}/:userId`;
const reason = "人手がたりないため";

const invited = async ({ perform }: World) => ({
  invitationId: (await perform<{ id: string }>(`POST ${base}/invitations`)).id,
});

async function member({ db, person }: World) {
  const { id: userId } = await person();
  const { version } = await createStaffMember(db, { userId, roles: ["desk"] });
  return { params: { userId }, version };
}

export const staffExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${base}/invitations`]: async ({ event }) => ({
    body: {
      email: `${randomUUID()}@example.jp`,
      name: "森野 ことり",
      locale: "ja",
      roles: ["host", "desk"],
      eventIds: [(await event()).id],
    },
  }),
  [`POST ${ofInvitation}/mail`]: async (world) => ({ params: await invited(world) }),
  [`DELETE ${ofInvitation}`]: async (world) => ({ params: await invited(world) }),
  [`PATCH ${ofPerson}`]: async (world) => {
    const { params, version } = await member(world);
    return { params, body: { roles: ["editor"], eventIds: null, version, reason } };
  },
  [`POST ${ofPerson}/removal`]: async (world) => ({
    params: (await member(world)).params,
    body: { reason },
  }),
};
