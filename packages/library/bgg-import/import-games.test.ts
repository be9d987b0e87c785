import { type ImportRow, importPreviewSchema } from "@takujo/contracts/library/bgg-import";
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
  await db.deleteFrom("content_draft").execute();
  await db.deleteFrom("board_game").execute();
});

const row = (change: Partial<ImportRow> = {}): ImportRow => ({
  bggId: 13,
  name: "Catan",
  minPlayers: 3,
  maxPlayers: 4,
  minutes: 120,
  age: 10,
  weight: 2,
  languageNeed: "little",
  ...change,
});
const take = async (...rows: ImportRow[]) => {
  const answer = await admin.call("POST", "/admin/game-import", { rows });
  return {
    status: answer.status,
    body: (await answer.json()) as { added: number; changed: number },
  };
};
const csv = (...lines: string[]) =>
  Buffer.from(["objectname,objectid,minplayers,maxplayers", ...lines].join("\n")).toString(
    "base64",
  );
const preview = async (base64: string) => {
  const answer = await admin.call("POST", "/admin/game-import/preview", { base64 });
  return importPreviewSchema.strict().parse(await answer.json());
};
const drafts = () =>
  db
    .selectFrom("content_draft")
    .select(["item_id", "document", "is_new"])
    .orderBy("saved_at")
    .execute();

describe("an import of games", () => {
  it("makes drafts, which nobody sees, with an audit entry each", async () => {
    expect(await take(row(), row({ bggId: 14, name: "テラ" }))).toEqual({
      status: 201,
      body: { added: 2, changed: 0 },
    });
    const [catan, terra] = await drafts();
    expect(catan?.document).toMatchObject({
      shared: { slug: "catan", bggId: 13, minPlayers: 3, languageNeed: "little" },
      texts: { ja: { name: "Catan" }, en: { name: "Catan" } },
    });
    expect(terra?.document).toMatchObject({
      shared: { slug: "bgg-14" },
      texts: { ja: { name: "テラ" }, en: {} },
    });
    expect(await db.selectFrom("board_game").select("id").execute()).toEqual([]);
    const entries = await db
      .selectFrom("audit_entry")
      .select(["action", "subject_id"])
      .where("subject_id", "in", [catan?.item_id ?? "", terra?.item_id ?? ""])
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["content.create", "content.create"]);
  });

  it("recognizes its drafts, and adds nothing twice", async () => {
    await take(row());
    expect((await take(row(), row())).body).toEqual({ added: 0, changed: 0 });
    expect(await drafts()).toHaveLength(1);
    const both = await Promise.all([take(row({ bggId: 20 })), take(row({ bggId: 20 }))]);
    expect(both.map(({ body }) => body.added).toSorted()).toEqual([0, 1]);
  });

  it("gives games with the same name different slugs", async () => {
    await createBoardGame(db, { slug: "catan" });
    await take(row({ bggId: 1 }), row({ bggId: 2 }));
    const slugs = (await drafts()).map(
      ({ document }) => (document as { shared: { slug: string } }).shared.slug,
    );
    expect(slugs).toEqual(["catan-1", "catan-2"]);
  });

  it("drafts changes to a published game, keeping existing edits", async () => {
    const { id } = await createBoardGame(db, {
      bggId: 13,
      players: [2, 4],
      minutes: 60,
      name: "カタン",
    });
    const { rows } = await preview(csv("Catan,13,3,4", "Other,14,2,4"));
    expect(rows).toMatchObject([
      { fate: "changed", known: "カタン", changes: [{ field: "minPlayers", before: 2, after: 3 }] },
      { fate: "new", known: null, changes: [] },
    ]);
    expect(await drafts()).toEqual([]);
    expect((await take(row({ maxPlayers: null, minutes: null }))).body.changed).toBe(1);
    const [draft] = await drafts();
    expect(draft).toMatchObject({ item_id: id, is_new: false });
    expect(draft?.document).toMatchObject({
      shared: { minPlayers: 3, maxPlayers: 4, minutes: 60 },
      texts: { ja: { name: "カタン" } },
    });
    const stored = await db.selectFrom("board_game").select("min_players").executeTakeFirst();
    expect(stored?.min_players).toBe(2);
  });

  it("refuses files that are too large, and invalid rows", async () => {
    const large = await admin.call("POST", "/admin/game-import/preview", {
      base64: "A".repeat(1_250_000),
    });
    expect(large.status).toBe(400);
    const huge = await admin.call("POST", "/admin/game-import/preview", {
      base64: "A".repeat(1_400_000),
    });
    expect(huge.status).toBe(413);
    expect((await take(row({ weight: 9 }))).status).toBe(400);
    expect((await take()).status).toBe(400);
  });

  it("asks for a collection by its name only where that is set up", async () => {
    const ways = async (person: typeof admin) =>
      (await person.call("GET", "/admin/game-import")).json();
    const ask = (person: typeof admin, username: string) =>
      person.call("POST", "/admin/game-import/collection", { username });
    expect(await ways(admin)).toEqual({ byName: false });
    expect((await ask(admin, "somebody")).status).toBe(404);
    const asked: string[] = [];
    const asking = createPlatformApi({
      db,
      logger: silentLogger,
      secret: "of the test",
      origin: testOrigin,
      fetchCollection: async (username) => {
        asked.push(username);
        return { fault: null, rows: [row()], skipped: [] };
      },
    });
    const other = await (await signingIn(db, asking, "/api/platform/v1"))({ role: "admin" });
    expect(await ways(other)).toEqual({ byName: true });
    const found = importPreviewSchema.parse(await (await ask(other, "some body")).json());
    expect(found.rows).toMatchObject([{ fate: "new" }]);
    for (const hostile of ["", "../admin", "a&own=0", "x".repeat(41)]) {
      expect((await ask(other, hostile)).status).toBe(400);
    }
    expect(asked).toEqual(["some body"]);
  });

  it.each(["host", "desk", "treasurer"] as const)("is not for the role %s", async (role) => {
    const member = await signedIn({});
    await createStaffMember(db, { userId: member.id, roles: [role] });
    for (const [path, body] of [
      ["/admin/game-import", { rows: [row()] }],
      ["/admin/game-import/preview", { base64: csv("A,1,2,3") }],
    ] as const) {
      expect((await member.call("POST", path, body)).status).toBe(403);
    }
  });
});
