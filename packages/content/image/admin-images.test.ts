import { randomUUID } from "node:crypto";
import { imageListSchema, imageSchema } from "@takujo/contracts/content/image/image";
import { createEvent } from "@takujo/db/testing/create-event";
import { createImage } from "@takujo/db/testing/create-image";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const basePath = "/api/platform/v1";
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
});
const signedIn = await signingIn(db, api, basePath);
const admin = await signedIn({ role: "admin" });

async function listed(query = "") {
  const answer = await admin.call("GET", `/admin/images${query}`);
  return imageListSchema.strict().parse(await answer.json());
}

const auditOf = (id: string) =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "action", "before", "after"])
    .where("subject_id", "=", id)
    .execute();

describe("the list of images", () => {
  it("comes newest first, page after page, without a gap where two are of one moment", async () => {
    const moment = new Date("2030-01-01T00:00:00.123Z");
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await createImage(db, { createdAt: moment }));
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null && seen.length < 6) {
      const page = await listed(`?limit=2${after && `&after=${after}`}`);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    const ids = made.map(({ id }) => id).sort();
    expect(seen.slice(0, 5).sort()).toEqual(ids);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("can be of one state, and starts over for an invalid cursor", async () => {
    const { id } = await createImage(db, { state: "waiting" });
    const { items } = await listed("?state=waiting");
    expect(items.map((image) => image.id)).toEqual([id]);
    expect((await listed("?after=x&limit=1")).items).toHaveLength(1);
  });
});

describe("the alternative text of an image", () => {
  it("is asked for in Japanese, and leaves a trace", async () => {
    const { id } = await createImage(db, { altJa: "" });
    const refused = await admin.call("PUT", `/admin/images/${id}/alt`, { ja: " ", en: "A table" });
    expect(refused.status).toBe(400);
    const answer = await admin.call("PUT", `/admin/images/${id}/alt`, { ja: " 木の卓 " });
    expect(imageSchema.strict().parse(await answer.json())).toMatchObject({
      altJa: "木の卓",
      altEn: "",
    });
    expect(await auditOf(id)).toEqual([
      {
        actor_id: admin.id,
        action: "image.describe",
        before: { ja: "", en: "" },
        after: { ja: "木の卓", en: "" },
      },
    ]);
  });

  it("can be written by editors of content, and not by the host of an event", async () => {
    const { id: eventId } = await createEvent(db);
    const [host, editor] = [await signedIn(), await signedIn()];
    await createStaffMember(db, { userId: host.id, roles: ["host"], eventIds: [eventId] });
    await createStaffMember(db, { userId: editor.id, roles: ["editor"] });
    const { id } = await createImage(db);
    const describeAs = async (person: typeof host) =>
      (await person.call("PUT", `/admin/images/${id}/alt`, { ja: "木の卓" })).status;
    expect(await describeAs(host)).toBe(403);
    expect(await describeAs(editor)).toBe(200);
  });

  it("is that of the reader's language on a public cover, and Japanese where there is none", async () => {
    const { id } = await createImage(db, { altJa: "木の卓", altEn: "A wooden table" });
    const { id: newsId, slug } = await createNews(db);
    const cover = JSON.stringify({ palette: "matcha", image: id });
    await db.updateTable("news").set({ cover }).where("id", "=", newsId).execute();
    const coverIn = async (locale: string) => {
      const answer = await api.request(`${basePath}/news/${slug}?locale=${locale}`);
      return ((await answer.json()) as { cover: unknown }).cover;
    };
    const picture = { id, width: 1_200, height: 800, alt: "A wooden table" };
    expect(await coverIn("en")).toMatchObject({ palette: "matcha", picture });
    await db.updateTable("image").set({ alt_en: "" }).where("id", "=", id).execute();
    expect(await coverIn("en")).toMatchObject({ picture: { alt: "木の卓" } });
    expect(await coverIn("ja")).toMatchObject({ picture: { alt: "木の卓" } });
  });

  it("and its picture are left out while the image is not ready", async () => {
    const { id } = await createImage(db, { state: "waiting" });
    const { id: newsId, slug } = await createNews(db);
    const cover = JSON.stringify({ palette: "matcha", image: id });
    await db.updateTable("news").set({ cover }).where("id", "=", newsId).execute();
    const answer = await api.request(`${basePath}/news/${slug}?locale=ja`);
    expect(((await answer.json()) as { cover: unknown }).cover).toEqual({ palette: "matcha" });
  });
});

describe("removing an image", () => {
  const remove = (id: string) => admin.call("DELETE", `/admin/images/${id}`);
  const jobsOf = (id: string) =>
    db
      .selectFrom("graphile_worker.jobs" as never)
      .select("task_identifier" as never)
      .where("key" as never, "=", `drop-image-files:${id}` as never)
      .execute();

  it("takes it away for good, its files by a worker", async () => {
    const { id } = await createImage(db);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await admin.call("GET", `/admin/images/${id}`)).status).toBe(404);
    expect(await jobsOf(id)).toHaveLength(1);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["image.remove"]);
  });

  it("is refused while a cover or a text shows it", async () => {
    const [covering, inText] = [await createImage(db), await createImage(db)];
    const { id: newsId } = await createNews(db, {
      body: `![卓](${basePath}/images/${inText.id}/960.webp)`,
    });
    const cover = JSON.stringify({ image: covering.id });
    await db.updateTable("news").set({ cover }).where("id", "=", newsId).execute();
    for (const { id } of [covering, inText]) {
      const answer = await remove(id);
      expect(await answer.json()).toMatchObject({ status: 409, code: "image-in-use" });
      expect((await admin.call("GET", `/admin/images/${id}`)).status).toBe(200);
      expect(await jobsOf(id)).toEqual([]);
      expect(await auditOf(id)).toEqual([]);
    }
    await db.deleteFrom("news").where("id", "=", newsId).execute();
    for (const { id } of [covering, inText]) expect((await remove(id)).status).toBe(204);
  });

  it("is refused while it is the site's logo", async () => {
    const { id } = await createImage(db);
    await db
      .updateTable("site")
      .set({ settings: JSON.stringify({ logo: id }) })
      .execute();
    expect((await remove(id)).status).toBe(409);
    await db.updateTable("site").set({ settings: "{}" }).execute();
    expect((await remove(id)).status).toBe(204);
  });

  it("is refused while a draft names it", async () => {
    const { id } = await createImage(db);
    const item_id = randomUUID();
    const document = JSON.stringify({ shared: { cover: { image: id } }, texts: {} });
    await db
      .insertInto("content_draft")
      .values({ kind: "news", item_id, document, is_new: true })
      .execute();
    expect((await remove(id)).status).toBe(409);
    await db.deleteFrom("content_draft").where("item_id", "=", item_id).execute();
    expect((await remove(id)).status).toBe(204);
  });

  it("finds none where there is none", async () => {
    expect((await remove(randomUUID())).status).toBe(404);
  });
});
