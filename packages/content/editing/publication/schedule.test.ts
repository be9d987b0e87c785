import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readNews } from "../../news/index.ts";
import type { ScheduledPublication } from "../jobs.ts";
import { change, editing, newsDocument } from "../testing/editor.ts";
import { publishScheduled } from "./publish-scheduled.ts";

const { db } = await createTestDatabase();
const editor = await (await editing(db))("高橋");
const other = await (await editing(db))("森");

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function jobsFor(id: string) {
  const { rows } = await sql<{ payload: ScheduledPublication; run_at: Date }>`select
      job.payload, job.run_at from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'publish-content' and job.payload ->> 'itemId' = ${id}`.execute(db);
  return rows;
}

/** The worker's task at the scheduled time. */
async function runJobs(id: string) {
  const jobs = await jobsFor(id);
  for (const { payload } of jobs) await publishScheduled(db, payload);
  return jobs.length;
}

async function scheduledChange(title: string, at = inMinutes(10)) {
  const item = await createNews(db, { title: "いまの題" });
  const version = await change(editor, "news", item.id, ({ texts }) => {
    texts.ja["title"] = title;
  });
  const answer = await editor.publish("news", item.id, version, at);
  return { ...item, at, answer };
}

const titleOf = async (slug: string) => (await readNews(db, slug, "ja")).title;

describe("a publication at a set time", () => {
  it("waits with a job for that moment, and is seen as scheduled", async () => {
    const { id, slug, at, answer } = await scheduledChange("あとの題");
    expect(answer.body).toMatchObject({ state: "scheduled", publishAt: at.toISOString() });
    expect((await editor.read("news", id)).body).toMatchObject({
      state: "scheduled",
      publishAt: at.toISOString(),
      refusedAt: null,
    });
    expect(await titleOf(slug)).toBe("いまの題");
    const [job] = await jobsFor(id);
    expect(job?.run_at).toEqual(at);
  });

  it("is made by its job, in the name of who wanted it", async () => {
    const { id, slug } = await scheduledChange("時の題");
    expect(await runJobs(id)).toBe(1);
    expect(await titleOf(slug)).toBe("時の題");
    const last = await db
      .selectFrom("audit_entry")
      .select(["actor_id", "action"])
      .where("subject_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    expect(last).toEqual({ actor_id: editor.id, action: "content.publish" });
    expect((await editor.read("news", id)).body.state).toBe("published");
  });

  it("happens once, however often its job runs", async () => {
    const { id } = await scheduledChange("一度だけ");
    const [job] = await jobsFor(id);
    if (!job) throw new Error("no job");
    await Promise.all([1, 2, 3].map(() => publishScheduled(db, job.payload)));
    const { body } = await editor.read("news", id);
    expect(body.revisions).toBe(2);
  });

  it("can be of something new", async () => {
    const { body } = await editor.create("news");
    const { version } = (await editor.read("news", body.id)).body;
    const saved = await editor.save("news", body.id, version, newsDocument("born-on-time"));
    await editor.publish("news", body.id, saved.body.version, inMinutes(5));
    await expect(titleOf("born-on-time")).rejects.toMatchObject({ code: "not-found" });
    await runJobs(body.id);
    expect(await titleOf("born-on-time")).toBe("夏の合宿");
  });

  it("publishes what was saved last before its hour", async () => {
    const { id, slug } = await scheduledChange("はじめの案");
    await change(other, "news", id, ({ texts }) => {
      texts.ja["title"] = "直した案";
    });
    expect((await editor.read("news", id)).body.state).toBe("scheduled");
    await runJobs(id);
    expect(await titleOf(slug)).toBe("直した案");
  });

  it("moves to another hour, and the earlier job does nothing", async () => {
    const { id, slug } = await scheduledChange("ずらした題");
    const [early] = await jobsFor(id);
    const { version } = (await editor.read("news", id)).body;
    await editor.publish("news", id, version, inMinutes(60));
    expect(await jobsFor(id)).toHaveLength(1);
    if (early) await publishScheduled(db, early.payload);
    expect(await titleOf(slug)).toBe("いまの題");
    await runJobs(id);
    expect(await titleOf(slug)).toBe("ずらした題");
  });

  it.each([
    ["taken back", "DELETE", "publication", "changed"],
    ["thrown away", "DELETE", "draft", "published"],
    ["archived", "POST", "archive", "archived"],
  ] as const)("does nothing when it was %s", async (_, method, path, state) => {
    const { id } = await scheduledChange("出ない題");
    await editor.act(method, "news", id, path);
    await runJobs(id);
    const { body } = await editor.read("news", id);
    expect([body.state, body.publishAt, body.revisions]).toEqual([state, null, 0]);
  });

  it("is refused at its hour if something is wrong by then, and says so", async () => {
    const { id, slug } = await scheduledChange("壊れた題");
    await change(editor, "news", id, ({ texts }) => {
      texts.ja["summary"] = "";
    });
    await runJobs(id);
    expect(await titleOf(slug)).toBe("いまの題");
    const { body } = await editor.read("news", id);
    expect(body).toMatchObject({ state: "changed", publishAt: null });
    expect(body.refusedAt).not.toBeNull();
    const entry = await db
      .selectFrom("audit_entry")
      .select("after")
      .where("subject_id", "=", id)
      .where("action", "=", "content.refuse")
      .executeTakeFirst();
    expect(entry?.after).toEqual({ problems: ["ja.summary missing"] });
    await change(editor, "news", id, ({ texts }) => {
      texts.ja["summary"] = "直しました。";
    });
    expect((await editor.read("news", id)).body.refusedAt).toBeNull();
  });

  it("is not taken while something is wrong", async () => {
    const { id } = await createBoardGame(db, {});
    const version = await change(editor, "board-game", id, ({ shared }) => {
      shared["minPlayers"] = 9;
      shared["maxPlayers"] = 3;
    });
    const { status, body } = await editor.publish("board-game", id, version, inMinutes(5));
    expect([status, body.issues?.[0]?.path]).toEqual([400, "shared.maxPlayers"]);
  });

  it("in the past is now", async () => {
    const { slug, answer } = await scheduledChange("すぐの題", inMinutes(-1));
    expect(answer.body.state).toBe("published");
    expect(await titleOf(slug)).toBe("すぐの題");
  });
});
