import { randomInt } from "node:crypto";
import { type SavedSiteSettings, wholeSettings } from "@takujo/contracts/content/site-settings";
import type { Example, World } from "./world.ts";

const base = "/api/platform/v1/authorized/admin/site";

async function lastRevision({ db }: World): Promise<number> {
  const last = await db
    .selectFrom("content_revision")
    .select("number")
    .where("kind", "=", "site")
    .orderBy("number", "desc")
    .executeTakeFirst();
  return last?.number ?? 0;
}

export const siteExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`PUT ${base}/settings`]: async (world) => ({
    body: {
      revision: await lastRevision(world),
      settings: {
        ...wholeSettings({ ja: "卓上", en: "Takujo" }, {}),
        telephone: `03-5555-${randomInt(1_000, 10_000)}`,
      },
    },
  }),
  [`POST ${base}/revisions/:number/restoration`]: async ({ perform }) => {
    const { revision } = await perform<SavedSiteSettings>(`PUT ${base}/settings`);
    return { params: { number: "1" }, body: { revision } };
  },
};
