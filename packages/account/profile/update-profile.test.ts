import { handleAnswerSchema, type Profile, profileSchema } from "@takujo/contracts/account/profile";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const profileOf = async (person: Person): Promise<Profile> =>
  profileSchema.strict().parse(await (await person.call("GET", "/profile")).json());

const filled = {
  displayName: "ことり",
  locale: "ja",
  bio: "長考しがちです。",
  languages: ["en", "ja"],
  favoriteGames: ["九つの社"],
  level: "casual",
  canTeach: true,
  canTeachInEnglish: false,
  showsAbout: true,
  xId: "@kotori_plays",
  youtubeId: "",
  version: 1,
};

let handles = 0;
const newHandle = () => `kotori_${++handles}`;
const put = (person: Person, change: object = {}) =>
  person.call("PUT", "/profile", { ...filled, handle: newHandle(), ...change });

describe("a profile", () => {
  it("exists from the start, with a readable handle", async () => {
    const person = await signedIn();
    expect(await profileOf(person)).toMatchObject({
      handle: expect.stringMatching(/^[a-z]+_[a-z]+_[1-9]\d{3}$/),
      displayName: "",
      showsAbout: false,
      icon: null,
      level: null,
      version: 1,
    });
  });

  it("is changed with name and language of mails, and folds what was typed", async () => {
    const person = await signedIn();
    const answer = await put(person, {
      handle: "＠Ｋotori_M",
      locale: "en",
      displayName: " こ\u202eと\r\nり　",
    });
    expect(answer.status).toBe(200);
    expect(profileSchema.strict().parse(await answer.json())).toMatchObject({
      handle: "kotori_m",
      displayName: "こと り",
      languages: ["ja", "en"],
      showsAbout: true,
      xId: "kotori_plays",
      youtubeId: "",
      version: 2,
    });
    const login = await (await person.call("GET", "/logins/login_user")).json();
    expect(login).toMatchObject({ displayId: "kotori_m", displayName: "こと り" });
    const row = await db.selectFrom("user").selectAll().where("id", "=", person.id).execute();
    expect(row).toMatchObject([{ name: "こと り", locale: "en", email: person.email }]);
  });

  it.each([
    ["handle", { handle: "ab" }],
    ["handle", { handle: "a".repeat(21) }],
    ["handle", { handle: "kotori-m" }],
    ["handle", { handle: "ことり" }],
    ["handle", { handle: "" }],
    ["displayName", { displayName: "\u3000" }],
    ["displayName", { displayName: "あ".repeat(21) }],
    ["bio", { bio: "あ".repeat(501) }],
    ["languages.0", { languages: ["fr"] }],
    ["level", { level: "master" }],
    ["favoriteGames", { favoriteGames: ["a", "a"] }],
    ["favoriteGames", { favoriteGames: Array.from({ length: 11 }, (_, index) => `g${index}`) }],
    ["favoriteGames.0", { favoriteGames: [" "] }],
    ["xId", { xId: "kotori-plays" }],
    ["facebookId", { facebookId: "kotori/plays" }],
    ["instagramId", { instagramId: "kotori-plays" }],
    ["lineId", { lineId: "ことり" }],
    ["youtubeId", { youtubeId: "kotori-channel" }],
    ["youtubeId", { youtubeId: "UC a" }],
    ["youtubeId", { youtubeId: "UC\nkotori" }],
    ["xId", { xId: "kotori plays" }],
    ["facebookId", { facebookId: "kotori plays" }],
    ["instagramId", { instagramId: "kotori\u3000plays" }],
    ["lineId", { lineId: "kotori plays" }],
    ["handle", { handle: "kotori m" }],
    ["locale", { locale: "fr" }],
    ["version", { version: "1" }],
  ])("is refused for its %s: %o", async (field, wrong) => {
    const person = await signedIn();
    const answer = await put(person, wrong);
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([field]);
    expect((await profileOf(person)).version).toBe(1);
  });

  it("is not changed from what was read before another change", async () => {
    const person = await signedIn();
    expect((await put(person, { bio: "first" })).status).toBe(200);
    const late = await put(person, { bio: "second", displayName: "遅れ" });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "changed-meanwhile" });
    expect(await profileOf(person)).toMatchObject({ bio: "first", displayName: "ことり" });
  });

  it("is changed by one of many concurrent calls", async () => {
    const person = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await profileOf(person)).version).toBe(2);
  });

  it("cannot be changed during impersonation", async () => {
    const admin = await createUser(db, { role: "admin" });
    const person = await signedIn({ impersonatedBy: admin.id });
    const attempts = [
      put(person),
      person.call("PUT", "/profile/icon", { avatar: "rin" }),
      person.call("DELETE", "/profile/icon"),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(await answer.json()).toMatchObject({ status: 403, code: "not-while-impersonating" });
    }
    expect(await profileOf(person)).toMatchObject({ version: 1, icon: null });
  });

  it("cannot be read or changed by others", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await put(one, { bio: "mine" });
    expect(await profileOf(other)).toMatchObject({ bio: "", version: 1 });
    const bare = await api.request("/api/v1/authorized/profile");
    expect(bare.status).toBe(401);
  });
});

describe("a handle", () => {
  const isFree = async (person: Person, handle: string) => {
    const query = new URLSearchParams({ handle });
    const answer = await person.call("GET", `/profile/handle?${query}`);
    return handleAnswerSchema.parse(await answer.json()).isFree;
  };

  it("is free, the person's own, taken or reserved", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const handle = newHandle();
    expect(await isFree(other, handle)).toBe(true);
    await put(one, { handle });
    expect([await isFree(one, handle), await isFree(other, handle)]).toEqual([true, false]);
    expect(await isFree(other, `＠${handle.toUpperCase()}`)).toBe(false);
    expect(await isFree(other, "admin")).toBe(false);
    expect((await other.call("GET", "/profile/handle?handle=a")).status).toBe(400);
  });

  it("goes to one of many who want it at once", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signedIn()));
    const handle = newHandle();
    const answers = await Promise.all(people.map((person) => put(person, { handle })));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    for (const answer of refused)
      expect(await answer.json()).toMatchObject({ code: "handle-taken" });
  });

  it("with the name of the product counts as taken", async () => {
    const answer = await put(await signedIn(), { handle: "takujo" });
    expect(await answer.json()).toMatchObject({ status: 409, code: "handle-taken" });
  });

  it("cannot be tried without end", async () => {
    const person = await signedIn();
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries++) {
      statuses.push((await person.call("GET", `/profile/handle?handle=try_${tries}`)).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is assigned to everybody, also concurrently", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => signedIn()));
    const rows = await db
      .selectFrom("profile")
      .select("handle")
      .where(
        "user_id",
        "in",
        people.map(({ id }) => id),
      )
      .execute();
    expect(new Set(rows.map(({ handle }) => handle)).size).toBe(20);
  });
});
