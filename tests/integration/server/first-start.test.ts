import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const name = `takujo_test_first_start_${process.pid}`;
let server: RunningServer;
let address: URL;
beforeAll(async () => {
  // Not a copy of the tests' own, which is set up.
  const databaseUrl = await recreateDatabase(inject("serverUrl"), name);
  await migrate(databaseUrl);
  server = await runServer({ databaseUrl });
  const line = () => server.logs().find((line) => line.includes("nobody is admin yet"));
  await waitUntil(() => line() !== undefined);
  address = new URL(JSON.parse(line() ?? "{}").address);
});
afterAll(async () => {
  await server?.stop();
  await dropDatabase(inject("serverUrl"), name);
});

const get = (path: string) => visit(server.origin, path);

/** As a browser without JavaScript sends it. */
const send = (path: string, fields: Record<string, string>, method = "POST") =>
  fetch(new URL(path, server.origin), {
    method,
    redirect: "manual",
    headers: {
      origin: server.origin,
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": "Mozilla/5.0 Chrome/140.0.0.0",
    },
    body: new URLSearchParams(fields),
  });

const good = () => ({
  key: address.searchParams.get("key") ?? "",
  nameJa: "盤の森",
  nameEn: "Board Forest",
  email: "first@example.jp",
});

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

describe("a site without an admin", () => {
  it("logs one address, under its own origin", () => {
    expect(address.origin).toBe(server.origin);
    expect(address.pathname).toBe("/setup");
    expect(server.logs().filter((line) => line.includes("/setup?key="))).toHaveLength(1);
  });

  it("leads visitors from its home to a page that asks them to wait, and shows its other pages", async () => {
    for (const [home, setup] of [
      ["/", "/setup"],
      ["/ja", "/ja/setup"],
      ["/en", "/en/setup"],
    ] as const) {
      const { status, headers } = await get(home);
      expect([status, headers.location]).toEqual([302, setup]);
      const page = await get(setup);
      expect(page.status).toBe(200);
      expect(page.text).toContain(home === "/en" ? "being set up" : "準備中");
      expect(page.text).not.toContain('name="nameJa"');
    }
    expect((await get("/news")).status).toBe(200);
    expect(titleOf((await get("/about")).text)).toContain("ボードゲームの会");
  });

  it("is not set up without the key, and says what is wrong with the typed words still there", async () => {
    const wrong = await send("/setup?key=x", { ...good(), key: "x" });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain("準備用のキーが正しくありません");
    expect(page).toContain('value="盤の森"');
    const empty = await send("/en/setup?key=x", { ...good(), nameEn: "" });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('value="first@example.jp"');
    expect((await get("/setup")).status).toBe(200);
  });
});

describe("a server that starts before the migrations", () => {
  it("logs the address when they are there", async () => {
    const late = `${name}_late`;
    const databaseUrl = await recreateDatabase(inject("serverUrl"), late);
    const early = await runServer({ databaseUrl });
    try {
      await migrate(databaseUrl);
      const isSaid = () => early.logs().some((line) => line.includes("/setup?key="));
      await waitUntil(isSaid);
    } finally {
      await early.stop();
      await dropDatabase(inject("serverUrl"), late);
    }
  });
});

describe("a site that is set up by its page", () => {
  it("has its first admin, its name on every page, and no page for setting it up", async () => {
    expect(titleOf((await get("/en/about")).text)).toBe(
      "About Board Game Meetup｜Board Game Meetup",
    );
    const done = await send(address.pathname + address.search, good());
    expect(done.status).toBe(302);
    expect(done.headers.get("location")).toBe("/auth/login?redirect=/admin");
    expect(done.headers.get("set-cookie")).toBeTruthy();

    for (const path of ["/setup", "/ja/setup", "/en/setup", address.pathname + address.search]) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await send("/setup", { ...good(), email: "b@example.jp" })).status).not.toBe(302);
    expect(titleOf((await get("/")).text)).toBe("盤の森");
    expect(titleOf((await get("/en/about")).text)).toBe("About Board Forest｜Board Forest");
    expect((await get("/en/about")).text).toContain(">Board Forest</span></b>");
    expect(JSON.parse((await get("/site.webmanifest")).text)).toMatchObject({
      name: "盤の森 Board Forest",
      short_name: "盤の森",
    });
    expect((await get("/news/feed.xml")).text).toContain("盤の森");
    expect((await get("/event/calendar.ics")).text).toContain("盤の森");
  });
});
