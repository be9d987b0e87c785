import type { Example, World } from "./world.ts";

const base = "/api/platform/v1/authorized/admin/synonyms";
const ofSynonym = `${base}/:synonymId`;
const synonymId = async ({ perform }: World) => ({
  synonymId: (await perform<{ id: string }>(`POST ${base}`)).id,
});

export const synonymExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${base}`]: () => ({ body: { words: ["双六", "すごろく"] } }),
  [`PUT ${ofSynonym}`]: async (world) => ({
    params: await synonymId(world),
    body: { words: ["双六", "すごろく", "sugoroku"] },
  }),
  [`DELETE ${ofSynonym}`]: async (world) => ({ params: await synonymId(world) }),
};
