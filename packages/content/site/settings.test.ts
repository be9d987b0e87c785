import { randomUUID } from "node:crypto";
import {
  type SavedSiteSettings,
  type SiteRevision,
  type SiteSettings,
  savedSiteSettingsSchema,
  siteSettingsSchema,
  wholeSettings,
} from "@takujo/contracts/content/site-settings";
import { sellerRows } from "@takujo/contracts/content/site-settings-fields";
import { siteSeed } from "@takujo/db/seed/site";
import { createImage } from "@takujo/db/testing/create-image";
import { clock } from "@takujo/i18n/format-date";
import { siteFacts } from "@takujo/i18n/site-facts";
import type { DomainError } from "@takujo/runtime/domain-error";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { waitingStatements } from "../../../tests/support/database/waiting-statements.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { removeImage } from "../image/remove-image.ts";
import { followSite, nameSite } from "./index.ts";
import { saveSettings } from "./save-settings.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
});
const signedIn = await signingIn(db, api, "/api/platform/v1");
const admin = await signedIn({ role: "admin", name: "高橋" });
const path = "/admin/site/settings";

async function read() {
  const answer = await admin.call("GET", path);
  expect(answer.status).toBe(200);
  return savedSiteSettingsSchema.strict().parse(await answer.json());
}

/** With the revision that is there, unless another is named. */
async function save(change: Partial<Record<keyof SiteSettings, unknown>>, revision?: number) {
  const now = await read();
  return admin.call("PUT", path, {
    revision: revision ?? now.revision,
    settings: { ...now.settings, ...change },
  });
}

const saved = async (answer: Response) => (await answer.json()) as SavedSiteSettings;

beforeEach(async () => {
  await db.deleteFrom("content_revision").execute();
  await db
    .updateTable("site")
    .set({ name_ja: "盤の森", name_en: "Board Forest", settings: "{}" })
    .execute();
});

describe("the settings of a fresh site", () => {
  it("say its name and nothing else", async () => {
    expect(await read()).toEqual({
      revision: 0,
      savedAt: null,
      savedBy: null,
      settings: wholeSettings({ ja: "盤の森", en: "Board Forest" }, {}),
    });
  });
});

describe("a save", () => {
  it("is a revision with its author, and the settings before it are the first revision", async () => {
    const answer = await save({ address: { ja: "東京都1", en: "" }, line: " @board-forest " });
    expect(answer.status).toBe(200);
    const { revision, savedBy, settings } = await saved(answer);
    expect([revision, savedBy?.name]).toEqual([2, "高橋"]);
    expect(settings).toMatchObject({ address: { ja: "東京都1", en: "" }, line: "board-forest" });
    const list = await (await admin.call("GET", "/admin/site/revisions")).json();
    expect(list).toMatchObject({
      items: [
        { number: 2, madeBy: { id: admin.id } },
        { number: 1, madeBy: null },
      ],
    });
    const first = (await (
      await admin.call("GET", "/admin/site/revisions/1")
    ).json()) as SiteRevision;
    expect(first.settings.address.ja).toBe("");
  });

  it("is in the audit log with the fields that it changed, and no others", async () => {
    await save({ telephone: "03-5555-0142", name: { ja: "盤の森", en: "Board Wood" } });
    const entry = await db
      .selectFrom("audit_entry")
      .selectAll()
      .where("action", "=", "site.change")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: admin.id,
      before: { telephone: "", "name.en": "Board Forest" },
      after: { telephone: "03-5555-0142", "name.en": "Board Wood" },
    });
  });

  it("of a list is noted as lines", async () => {
    await save({
      closedDays: [{ from: "2026-12-30", until: "2027-01-03" }],
      ...hours("18:00", "02:00"),
    });
    const { before, after } = await db
      .selectFrom("audit_entry")
      .selectAll()
      .where("action", "=", "site.change")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(before).toEqual({ closedDays: "", "hours.monday": "" });
    expect(after).toEqual({
      closedDays: "2026-12-30 / 2027-01-03\n",
      "hours.monday": "18:00–02:00",
    });
  });

  it("of the same values makes no revision, whichever one the sender had seen", async () => {
    await save({ telephone: "03-5555-0142" });
    const again = await save({}, 0);
    expect(again.status).toBe(200);
    expect((await saved(again)).revision).toBe(2);
  });

  it("after another's is refused and changes nothing", async () => {
    const first = await save({ telephone: "03-5555-0142" });
    expect(first.status).toBe(200);
    const second = await save({ telephone: "03-5555-0199" }, 0);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: "changed-meanwhile" });
    expect((await read()).settings.telephone).toBe("03-5555-0142");
  });

  it("of several admins at once is taken from exactly one", async () => {
    const { revision, settings } = await read();
    const answers = await Promise.all(
      ["1", "2", "3", "4", "5"].map((last) =>
        admin.call("PUT", path, {
          revision,
          settings: { ...settings, telephone: `03-5555-014${last}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await read()).revision).toBe(2);
  });
});

describe("an earlier revision", () => {
  const restore = (number: number, revision: number) =>
    admin.call("POST", `/admin/site/revisions/${number}/restoration`, { revision });

  it("is restored as a new revision", async () => {
    await save({ telephone: "03-5555-0142" });
    await save({ telephone: "03-5555-0199", name: { ja: "別の名", en: "Another" } });
    const answer = await restore(2, 3);
    expect(answer.status).toBe(200);
    const { revision, settings } = await saved(answer);
    expect([revision, settings.telephone, settings.name.ja]).toEqual([4, "03-5555-0142", "盤の森"]);
    const site = await (await api.request("/api/platform/v1/site")).json();
    expect(site).toMatchObject({ name: { ja: "盤の森", en: "Board Forest" } });
  });

  it("is refused if the settings were saved meanwhile, or if it does not exist", async () => {
    await save({ telephone: "03-5555-0142" });
    expect((await restore(1, 1)).status).toBe(409);
    expect((await restore(9, 2)).status).toBe(404);
    expect((await read()).revision).toBe(2);
  });

  it("is restored for one of several admins at once, and makes no revision if nothing differs", async () => {
    await save({ telephone: "03-5555-0142" });
    await save({ telephone: "03-5555-0199" });
    const answers = await Promise.all([1, 2, 1, 2, 1].map((number) => restore(number, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await saved(await restore(4, 4))).revision).toBe(4);
  });

  it("in a time zone that the database does not know any more is refused", async () => {
    await save({ telephone: "03-5555-0142" });
    await db
      .updateTable("content_revision")
      .set({ document: JSON.stringify({ name: { ja: "古い", en: "Old" }, timeZone: "Asia/Edo" }) })
      .where("number", "=", 1)
      .execute();
    const refused = await restore(1, 2);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "not-now", reason: "time-zone" });
    expect((await read()).settings.timeZone).toBe("Asia/Tokyo");
  });

  it("from before a field was added is whole", async () => {
    await save({ telephone: "03-5555-0142" });
    await db
      .updateTable("content_revision")
      .set({ document: JSON.stringify({ name: { ja: "古い", en: "Old" }, seller: {} }) })
      .where("number", "=", 1)
      .execute();
    const { settings } = await saved(await restore(1, 2));
    expect(settings).toEqual(wholeSettings({ ja: "古い", en: "Old" }, {}));
  });
});

const hours = (opens: unknown, closes: unknown) => ({
  hours: { ...wholeSettings({ ja: "", en: "" }, {}).hours, monday: { opens, closes } },
});
const both = (text: string) => ({ ja: text, en: text });
const sellerText = (text: string) => ({
  seller: Object.fromEntries(sellerRows.map((row) => [row, both(text)])),
});

const said = (part: "texts", change: object) => ({
  [part]: { ...wholeSettings({ ja: "", en: "" }, {})[part], ...change },
});
const step = { at: "0", drawing: "", title: both("x"), body: both("") };

describe("the venue of the seed", () => {
  it("has settings that the form would accept", async () => {
    const whole = wholeSettings(
      { ja: "卓上", en: "Takujo" },
      siteSeed as unknown as Partial<SiteSettings>,
    );
    expect(siteSettingsSchema.parse(whole)).toEqual(whole);
  });
});

describe("hostile values", () => {
  it.each<[string, object]>([
    ["a logo that is no id", { logo: "../../favicon.ico" }],
    ["a logo of several ids", { logo: [randomUUID(), randomUUID()] }],
    ["no logo at all", { logo: null }],
    ["no name", { name: { ja: "", en: "x" } }],
    ["a name of blanks", { name: { ja: "x", en: "　 " } }],
    ["too long a name", { name: { ja: "長".repeat(21), en: "x" } }],
    ["a name that is a list", { name: ["x"] }],
    ["half a character", { address: both("\ud83d") }],
    ["a NUL", { replyTo: "a\0@example.jp" }],
    ["a color with more behind it", { accent: "#1d4e89;background:url(//evil.example)" }],
    ["a color that cannot be read", { accent: "#f4b223" }],
    ["too long a tagline", said("texts", { tagline: both("長".repeat(61)) })],
    ["names of tables that are none", { tableNames: "runes" }],
    ["no time zone", { timeZone: "" }],
    ["a time zone that is none", { timeZone: "Asia/Edo" }],
    ["an offset for a time zone", { timeZone: "+09:00" }],
    ["a statement for a time zone", { timeZone: "UTC' || (select 1) || '" }],
    ["a text less", { place: {} }],
    ["a row without a title", { promises: [{ title: both(""), body: both("x") }] }],
    ["a row that is a text", { facts: ["x"] }],
    ["too many rows", { way: Array(11).fill({ title: both("x"), body: both("") }) }],
    ["a drawing that is none", { firstSteps: [{ ...step, drawing: "../x" }] }],
    ["a plan that is none", { roomPlan: "palace" }],
    ["a place off the earth", { point: { latitude: "91", longitude: "0" } }],
    ["half a place", { point: { latitude: "35.5", longitude: "" } }],
    ["a place in words", { point: { latitude: "NaN", longitude: "1e3" } }],
    ["a venue with a path", { venue: "../x" }],
    ["too long an address", { address: both("長".repeat(101)) }],
    ["an answer address with a header", { replyTo: "a@example.jp\r\nBcc: b@example.jp" }],
    ["two answer addresses", { replyTo: "a@example.jp, b@example.jp" }],
    ["an answer address with a name", { replyTo: "A <a@example.jp>" }],
    ["no real address", { email: "a@" }],
    ["a script for a number", { telephone: "<script>alert(1)</script>" }],
    ["an address for a LINE id", { line: "javascript:alert(1)" }],
    ["a LINE id with a path", { line: "a/../b?c" }],
    ["a postal code of another shape", { postalCode: "1234" }],
    ["a time that is none", hours("24:30", "25:00")],
    ["one time alone", hours("18:00", "")],
    ["the same time twice", hours("18:00", "18:00")],
    ["times that are numbers", hours(18, 22)],
    ["a day that is none", { closedDays: [{ from: "2026-02-30", until: "" }] }],
    ["days in the wrong order", { closedDays: [{ from: "2026-05-02", until: "2026-05-01" }] }],
    ["a day in the year 0", { closedDays: [{ from: "0000-01-01", until: "" }] }],
    ["too many days", { closedDays: Array(61).fill({ from: "2026-05-01", until: "" }) }],
    ["too many steps", { firstSteps: Array(7).fill(step) }],
    ["too long a text", sellerText("長".repeat(301))],
    ["a field less", { seller: {} }],
  ])("are refused: %s", async (_, hostile) => {
    const answer = await save(hostile);
    expect(answer.status).toBe(400);
    expect(await read()).toMatchObject({ revision: 0, settings: { name: { ja: "盤の森" } } });
  });

  it("in lines are stored as one harmless line", async () => {
    const text = " a\r\nBcc: x@example.jp\u202e\u2066b\u0007c ";
    const answer = await save({ senderName: both(text), address: both(text), access: both(text) });
    expect(answer.status).toBe(200);
    const { settings } = await saved(answer);
    for (const field of ["senderName", "address", "access"] as const) {
      expect(settings[field].ja).toBe("a Bcc: x@example.jpb c");
    }
  });

  it("that are only text stay as they are", async () => {
    const answer = await save({
      name: { ja: "<b>{day}%site%", en: "</script>" },
      ...sellerText("<script>alert(1)</script>\n2行目"),
      ...hours("18:00", "02:00"),
      closedDays: [{ from: "2026-12-30", until: "2027-01-03" }],
    });
    expect(answer.status).toBe(200);
    const { settings } = await saved(answer);
    expect(settings.seller.fees.ja).toBe("<script>alert(1)</script>\n2行目");
    expect(settings.name).toEqual({ ja: "<b>{day}%site%", en: "</script>" });
  });

  it("for a revision are refused", async () => {
    const { settings } = await read();
    for (const revision of [-1, 1.5, "0", null, undefined, 2 ** 60]) {
      const answer = await admin.call("PUT", path, {
        revision,
        settings: { ...settings, line: "x" },
      });
      expect([400, 409]).toContain(answer.status);
    }
    for (const number of ["0", "-1", "x", "1e9", "%00"]) {
      const answer = await admin.call("GET", `/admin/site/revisions/${number}`);
      expect(answer.status).toBe(400);
    }
  });
});

describe("the time zone", () => {
  const today = () =>
    sql<{
      day: string;
    }>`select to_char(timestamptz '2026-11-14T02:00Z' at time zone site_time_zone(), 'DD') as day`
      .execute(db)
      .then(({ rows }) => rows[0]?.day);

  it("is that of Japan until another is chosen, and then the database counts days in it", async () => {
    expect([await today(), (await read()).settings.timeZone]).toEqual(["14", "Asia/Tokyo"]);
    expect((await save({ timeZone: "Pacific/Honolulu" })).status).toBe(200);
    expect(await today()).toBe("13");
  });

  it("is one of those that are offered, of which each works", async () => {
    const answer = await admin.call("GET", "/admin/site/time-zones");
    const { items } = (await answer.json()) as { items: string[] };
    expect(items).toEqual(expect.arrayContaining(["Asia/Tokyo", "Europe/London", "UTC"]));
    expect(items).not.toContain("Etc/GMT+9");
    await sql`select now() at time zone name from unnest(${items}::text[]) as name`.execute(db);
  });

  it("that only this program knows is refused", async () => {
    // Intl knows it by its old name, which is not among those of places.
    const answer = await save({ timeZone: "Japan" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "not-now", reason: "time-zone" });
    expect((await read()).settings.timeZone).toBe("Asia/Tokyo");
  });

  it("is followed by what this process writes", async () => {
    const site = followSite(db, (error) => {
      throw error;
    });
    await save({ timeZone: "Pacific/Honolulu" });
    await site.refresh();
    expect(clock("2026-11-14T02:00:00Z")).toBe("16:00");
    await save({ timeZone: "Asia/Tokyo" });
    await site.refresh();
    expect(clock("2026-11-14T02:00:00Z")).toBe("11:00");
  });
});

describe("the logo", () => {
  const logo = async () => (await read()).settings.logo;

  it("is an image that is ready", async () => {
    const { id } = await createImage(db);
    expect((await save({ logo: id })).status).toBe(200);
    expect(await logo()).toBe(id);
    expect((await save({ logo: "" })).status).toBe(200);
    expect(await logo()).toBe("");
  });

  it("is refused if there is no such image, or if it is not ready", async () => {
    const waiting = await createImage(db, { state: "waiting" });
    const [news] = await db.selectFrom("news").select("id").limit(1).execute();
    for (const id of [waiting.id, news?.id ?? randomUUID(), randomUUID()]) {
      const answer = await save({ logo: id, line: "x" });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: "not-now", reason: "logo" });
    }
    expect((await read()).settings).toMatchObject({ logo: "", line: "" });
  });

  it("of an earlier revision is left out if its image was removed since", async () => {
    const { id } = await createImage(db);
    await save({ logo: id, line: "with-logo" });
    const { revision } = await saved(await save({ logo: "", line: "" }));
    await db.deleteFrom("image").where("id", "=", id).execute();
    const answer = await admin.call("POST", "/admin/site/revisions/2/restoration", { revision });
    expect(answer.status).toBe(200);
    expect((await saved(answer)).settings).toMatchObject({ logo: "", line: "with-logo" });
  });

  it("cannot be removed while it is being chosen", async () => {
    const { id } = await createImage(db);
    const { revision, settings } = await read();
    const { removed } = await db.transaction().execute(async (transaction) => {
      await saveSettings(transaction, admin.id, { revision, settings: { ...settings, logo: id } });
      const removed = removeImage(db, admin.id, id).then(
        () => "removed",
        (error: DomainError) => error.code,
      );
      await expect.poll(() => waitingStatements(db)).toBe(1);
      return { removed };
    });
    expect(await removed).toBe("image-in-use");
    expect(await logo()).toBe(id);
  });
});

describe("a person who is no admin", () => {
  it("neither reads nor changes anything", async () => {
    const { settings } = await read();
    const others = [await signedIn(), await signedIn({ impersonatedBy: admin.id })];
    for (const other of others) {
      const answers = [
        await other.call("GET", path),
        await other.call("PUT", path, { revision: 0, settings: { ...settings, line: "x" } }),
        await other.call("GET", "/admin/site/time-zones"),
        await other.call("GET", "/admin/site/revisions"),
        await other.call("GET", "/admin/site/revisions/1"),
        await other.call("POST", "/admin/site/revisions/1/restoration", { revision: 0 }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    }
    expect((await read()).settings.line).toBe("");
  });
});

describe("a process that follows the site", () => {
  it("uses the current settings, and keeps the same object while nothing changes", async () => {
    const site = followSite(db, (error) => {
      throw error;
    });
    await site.refresh();
    const before = site.current();
    await site.refresh();
    expect(site.current()).toBe(before);
    await save({ senderName: { ja: "盤の森 受付", en: "" }, replyTo: "desk@example.jp" });
    await site.refresh();
    expect(site.current()).not.toBe(before);
    expect(siteFacts()).toMatchObject({
      name: { ja: "盤の森", en: "Board Forest" },
      senderName: { ja: "盤の森 受付", en: "" },
      replyTo: "desk@example.jp",
    });
  });

  it("keeps the former settings if the database does not answer", async () => {
    const errors: Error[] = [];
    const site = followSite(db, (error) => errors.push(error));
    await site.refresh();
    const before = site.current();
    await db
      .deleteFrom("site")
      .execute()
      .catch(() => {});
    await site.refresh();
    expect(errors).toHaveLength(1);
    expect(site.current()).toBe(before);
    await db.insertInto("site").values({ name_ja: "盤の森", name_en: "Board Forest" }).execute();
  });
});

describe("a name given by command", () => {
  it("is a revision too, and leaves everything else as it is", async () => {
    await save({ telephone: "03-5555-0142" });
    await db.transaction().execute((transaction) => nameSite(transaction, both("新しい名"), null));
    expect(await read()).toMatchObject({
      revision: 3,
      savedBy: null,
      settings: { name: both("新しい名"), telephone: "03-5555-0142" },
    });
  });
});
