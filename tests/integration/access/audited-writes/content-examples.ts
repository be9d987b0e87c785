import { createNews } from "@takujo/db/testing/create-news";
import { newsDocument } from "../../../../packages/content/editing/testing/editor.ts";
import type { Example, World } from "./world.ts";

const ofItem = "/api/platform/v1/authorized/admin/content/:kind/:itemId";

async function news({ db }: World) {
  const { id } = await createNews(db);
  return { kind: "news", itemId: id };
}

/** A public item with a draft beside it; the draft's version. */
async function drafted(world: World, publishAt: Date | null = null) {
  const params = await news(world);
  const { version } = await world.db
    .insertInto("content_draft")
    .values({
      kind: params.kind,
      item_id: params.itemId,
      document: JSON.stringify(newsDocument(`drafted-${params.itemId}`)),
      is_new: false,
      publish_at: publishAt,
    })
    .returning("version")
    .executeTakeFirstOrThrow();
  return { params, version };
}

export const contentExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  "POST /api/platform/v1/authorized/admin/content/:kind": () => ({
    params: { kind: "faq" },
    body: {},
  }),
  [`PUT ${ofItem}/draft`]: async (world) => ({
    params: await news(world),
    body: { version: 0, document: newsDocument("an-example") },
  }),
  [`DELETE ${ofItem}/draft`]: async (world) => ({ params: (await drafted(world)).params }),
  [`POST ${ofItem}/publication`]: async (world) => {
    const { params, version } = await drafted(world);
    return { params, body: { version } };
  },
  [`DELETE ${ofItem}/publication`]: async (world) => ({
    params: (await drafted(world, new Date(Date.now() + 3_600_000))).params,
  }),
  [`POST ${ofItem}/archive`]: async (world) => ({ params: await news(world) }),
  [`POST ${ofItem}/revisions/:number/restoration`]: async (world) => {
    const { kind, itemId } = await news(world);
    const document = JSON.stringify(newsDocument("restored"));
    await world.db
      .insertInto("content_revision")
      .values({ kind, item_id: itemId, number: 1, document, version: 0 })
      .execute();
    return { params: { kind, itemId, number: "1" } };
  },
};
