import { randomUUID } from "node:crypto";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import type { Example, World } from "./world.ts";

const admin = "/api/platform/v1/authorized/admin";
const copies = `${admin}/game-copies`;

const newCopy = async ({ perform }: World) => {
  const { copies: made } = await perform<{ copies: { id: string }[] }>(`POST ${copies}`);
  return made[0]?.id ?? "";
};

let bggId = 1_000_000;

export const gameExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${copies}`]: async ({ db }) => ({
    body: { gameId: (await createBoardGame(db)).id, count: 1, place: "2F" },
  }),
  [`PUT ${copies}/:copyId`]: async (world) => ({
    params: { copyId: await newCopy(world) },
    body: { version: 1, place: "1F", condition: "worn", missing: "", note: "" },
  }),
  [`DELETE ${copies}/:copyId`]: async (world) => ({ params: { copyId: await newCopy(world) } }),
  [`PUT ${admin}/game-copy-stickers`]: async (world) => ({ body: { ids: [await newCopy(world)] } }),
  "POST /api/v1/authorized/reception/events/:eventId/lending/marks": async (world) => {
    const { id: eventId } = await world.event();
    const copyId = await newCopy(world);
    const { number } = await world.db
      .selectFrom("game_copy")
      .select("number")
      .where("id", "=", copyId)
      .executeTakeFirstOrThrow();
    const made = { nonce: randomUUID(), at: new Date().toISOString(), device: "iPad", number };
    const holder = { sessionId: null, reservationId: null, holder: "" };
    return { params: { eventId }, body: { marks: [{ ...made, kind: "lend", ...holder }] } };
  },
  [`POST ${admin}/game-import`]: () => ({
    body: {
      rows: [
        {
          bggId: bggId++,
          name: "Lost Harbor",
          minPlayers: 2,
          maxPlayers: 4,
          minutes: 30,
          age: 8,
          weight: 2,
          languageNeed: null,
        },
      ],
    },
  }),
};
