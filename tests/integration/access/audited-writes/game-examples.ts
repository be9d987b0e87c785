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
