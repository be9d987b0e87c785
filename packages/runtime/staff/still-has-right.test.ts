import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { type PlanKind, stillHasRight } from "./still-has-right.ts";

const { db } = await createTestDatabase();
const kinds: PlanKind[] = ["invitation", "message", "publication"];

async function plansOf(userId: string, adminUserIds: string[] = []) {
  const answers = await Promise.all(
    kinds.map((kind) => stillHasRight(db, kind, { userId, adminUserIds })),
  );
  return kinds.filter((_, index) => answers[index]);
}

async function staff(roles: string[], values: Parameters<typeof createUser>[1] = {}) {
  const { id: userId } = await createUser(db, values);
  await createStaffMember(db, { userId, roles });
  return userId;
}

const set = (id: string, values: object) =>
  db.updateTable("user").set(values).where("id", "=", id).execute();

describe("a person's plan may be carried out", () => {
  it("as far as their roles go at that moment", async () => {
    const { id: admin } = await createUser(db, { role: "admin" });
    const { id: player } = await createUser(db);
    expect(await plansOf(admin)).toEqual(kinds);
    expect(await plansOf(player)).toEqual([]);
    expect(await plansOf(player, [player])).toEqual(kinds);
    expect(await plansOf("nobody", ["nobody"])).toEqual([]);
    expect(await plansOf(await staff(["editor"]))).toEqual(["message", "publication"]);
    expect(await plansOf(await staff(["host", "desk", "treasurer"]))).toEqual([]);
  });

  it("not while they are banned, and again when the ban is over", async () => {
    const { id: admin } = await createUser(db, { role: "admin" });
    const editor = await staff(["editor"]);
    for (const [id, own] of [
      [admin, kinds],
      [editor, ["message", "publication"]],
    ] as const) {
      await set(id, { banned: true });
      expect(await plansOf(id, [admin])).toEqual([]);
      await set(id, { banned: true, banExpires: new Date(Date.now() + 60_000) });
      expect(await plansOf(id)).toEqual([]);
      await set(id, { banned: true, banExpires: new Date(Date.now() - 60_000) });
      expect(await plansOf(id)).toEqual(own);
    }
  });
});
