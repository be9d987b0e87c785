import { copyListSchema, type GameCopy } from "@takujo/contracts/library/game-copy";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { beforeEach, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
});
const signedIn = await signingIn(db, api, "/api/platform/v1");
const admin = await signedIn({ role: "admin" });

beforeEach(async () => {
  await db.deleteFrom("game_copy").execute();
  await db.deleteFrom("board_game").execute();
});

const add = async (gameId: string, count = 1, place = "") => {
  const answer = await admin.call("POST", "/admin/game-copies", { gameId, count, place });
  return ((await answer.json()) as { copies: GameCopy[] }).copies;
};
const list = async (query = "") => {
  const answer = await admin.call("GET", `/admin/game-copies${query}`);
  return copyListSchema.strict().parse(await answer.json());
};
const values = { place: "2F", condition: "repair", missing: "赤い駒", note: "" } as const;
const change = (id: string, version: number, changed: object = values) =>
  admin.call("PUT", `/admin/game-copies/${id}`, { ...changed, version });
const boxPage = (number: number | string) => api.request(`/api/platform/v1/boxes/${number}`);

describe("boxes of games", () => {
  it("have their own numbers, which are never reused", async () => {
    const { id } = await createBoardGame(db, { slug: "terra" });
    const [first, second] = await add(id, 2, "棚のテ");
    expect(second?.number).toBe((first?.number ?? 0) + 1);
    expect((await admin.call("DELETE", `/admin/game-copies/${second?.id}`)).status).toBe(204);
    expect((await admin.call("DELETE", `/admin/game-copies/${second?.id}`)).status).toBe(404);
    const [third] = await add(id);
    expect(third?.number).toBe((second?.number ?? 0) + 1);
    expect((await list()).games[0]?.copies.map(({ number }) => number)).toEqual([
      first?.number,
      third?.number,
    ]);
  });

  it("are changed by one at a time, with an audit entry", async () => {
    const { id: gameId } = await createBoardGame(db);
    const [copy] = await add(gameId);
    const id = copy?.id ?? "";
    const both = await Promise.all([change(id, 1), change(id, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list("?only=attention")).games[0]?.copies[0]).toMatchObject(values);
    const entries = await db
      .selectFrom("audit_entry")
      .select("action")
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["game-copy.create", "game-copy.change"]);
  });

  it("are listed with every public game, and found by name or number", async () => {
    const terra = await createBoardGame(db, {
      slug: "terra",
      name: "テラの開拓者たち",
      english: null,
    });
    await createBoardGame(db, { slug: "canal", name: "大運河", english: null });
    await createBoardGame(db, { slug: "draft", state: "draft" });
    const [copy] = await add(terra.id);
    const slugs = async (query: string) => (await list(query)).games.map(({ slug }) => slug);
    expect(await slugs("")).toEqual(["canal", "terra"]);
    expect(await slugs(`?q=${encodeURIComponent("運河")}`)).toEqual(["canal"]);
    expect(await slugs(`?q=${copy?.number}`)).toEqual(["terra"]);
    expect(await slugs("?only=unprinted")).toEqual(["terra"]);
    expect((await list()).counts).toEqual({ copies: 1, attention: 0, unprinted: 1 });
  });

  it("have stickers until they are printed", async () => {
    const { id } = await createBoardGame(db, { name: "茶の道", english: null });
    const [copy] = await add(id);
    const stickers = async () => {
      const answer = await admin.call("GET", "/admin/game-copy-stickers?locale=en");
      return ((await answer.json()) as { items: { number: number; name: string }[] }).items;
    };
    expect(await stickers()).toMatchObject([
      { number: copy?.number, name: "茶の道", locale: "ja" },
    ]);
    const printed = await admin.call("PUT", "/admin/game-copy-stickers", { ids: [copy?.id] });
    expect(printed.status).toBe(204);
    expect(await stickers()).toEqual([]);
  });

  it("link to the page of their game, while it exists", async () => {
    const { id } = await createBoardGame(db, { slug: "terra" });
    const [copy] = await add(id);
    const number = copy?.number ?? 0;
    expect(await (await boxPage(number)).json()).toEqual({ slug: "terra" });
    for (const other of [number + 1, 0, -1, "1e99", "x"]) {
      expect([400, 404]).toContain((await boxPage(other)).status);
    }
    await db.updateTable("board_game").set({ state: "archived" }).execute();
    expect((await boxPage(number)).status).toBe(404);
  });

  it("are refused for unknown games, and in unrealistic numbers", async () => {
    const { id } = await createBoardGame(db);
    const status = async (body: object) =>
      (await admin.call("POST", "/admin/game-copies", body)).status;
    expect(await status({ gameId: crypto.randomUUID(), count: 1, place: "" })).toBe(404);
    expect(await status({ gameId: id, count: 21, place: "" })).toBe(400);
    expect(await status({ gameId: id, count: 1, place: "x".repeat(61) })).toBe(400);
    expect((await change(crypto.randomUUID(), 1)).status).toBe(404);
    const [copy] = await add(id);
    expect((await change(copy?.id ?? "", 1, { ...values, condition: "lost" })).status).toBe(400);
  });

  it.each(["host", "desk", "treasurer"] as const)("are not for the role %s", async (role) => {
    const member = await signedIn({});
    await createStaffMember(db, { userId: member.id, roles: [role] });
    expect((await member.call("GET", "/admin/game-copies")).status).toBe(403);
    expect((await member.call("GET", "/admin/game-copy-stickers")).status).toBe(403);
    const body = { gameId: crypto.randomUUID(), count: 1, place: "" };
    expect((await member.call("POST", "/admin/game-copies", body)).status).toBe(403);
  });
});
