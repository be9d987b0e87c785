import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { listenToContentChanges } from "./content-changes.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
const listeners = sql`pg_stat_activity where application_name = 'takujo content changes'
  and datname = current_database()`;

async function listen() {
  const heard = { onChange: vi.fn(), onGap: vi.fn() };
  const { stop } = listenToContentChanges({
    connectionString: url,
    logger: silentLogger,
    ...heard,
  });
  onTestFinished(stop);
  await expect.poll(() => heard.onGap).toHaveBeenCalledTimes(1);
  return { ...heard, stop };
}

describe("listening for changed content", () => {
  it("begins with a gap, then hears every change by its tags", async () => {
    const { onChange, onGap } = await listen();
    const { id } = await createNews(db, { slug: "an-item" });
    const tags = ["any:news", "item:an-item"];
    await expect.poll(() => onChange).toHaveBeenCalledWith(tags);
    onChange.mockClear();
    await db.deleteFrom("news").where("id", "=", id).execute();
    await expect.poll(() => onChange).toHaveBeenCalledWith(tags);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it("hears nothing of a change that is taken back", async () => {
    const { onChange } = await listen();
    await expect(
      db.transaction().execute(async (transaction) => {
        await createNews(transaction);
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    await sql`select pg_notify('pages_outdated', 'end of test')`.execute(db);
    await expect.poll(() => onChange).toHaveBeenCalledWith(["end of test"]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("comes back after its connection was cut, and tells of the gap", async () => {
    const { onChange, onGap } = await listen();
    await sql`select pg_terminate_backend(pid) from ${listeners}`.execute(db);
    await expect.poll(() => onGap).toHaveBeenCalledTimes(2);
    await createNews(db, { slug: "after-the-gap" });
    const tags = ["any:news", "item:after-the-gap"];
    await expect.poll(() => onChange).toHaveBeenCalledWith(tags);
  });

  it("leaves no connection behind when it is stopped", async () => {
    const { stop } = await listen();
    await stop();
    await expect
      .poll(async () => (await sql`select pid from ${listeners}`.execute(db)).rows)
      .toEqual([]);
  });
});
