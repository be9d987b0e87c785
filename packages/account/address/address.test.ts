import { randomUUID } from "node:crypto";
import { addressListSchema, addressSchema } from "@takujo/contracts/account/address";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const good = {
  label: "自宅",
  name: "森野 ことり",
  kana: "ﾓﾘﾉ ことり",
  postalCode: "〒１０１ー００４１",
  prefecture: "東京都",
  city: "千代田区",
  street: "神田須田町1-12-3",
  phone: "０９０−１２３４−５６７８",
};

const post = (person: Person, more: object = {}) =>
  person.call("POST", "/addresses", { ...good, ...more });

async function created(person: Person, more: object = {}) {
  const answer = await post(person, more);
  expect(answer.status).toBe(201);
  return addressSchema.strict().parse(await answer.json());
}

async function listOf(person: Person) {
  const answer = await person.call("GET", "/addresses");
  return addressListSchema.strict().parse(await answer.json()).addresses;
}

const labels = async (person: Person) =>
  (await listOf(person)).map(({ label, isDefault }) => (isDefault ? `${label}*` : label));

describe("an address", () => {
  it("is stored in postal form, and read back", async () => {
    const person = await signedIn();
    const address = await created(person, { building: " コーポすずらん 203 " });
    expect(address).toMatchObject({
      country: "JP",
      kana: "モリノ ことり",
      postalCode: "101-0041",
      building: "コーポすずらん 203",
      phone: "090-1234-5678",
      isDefault: true,
      version: 1,
    });
    const answer = await person.call("GET", `/addresses/${address.id}`);
    expect(await answer.json()).toEqual(address);
    expect(await listOf(person)).toEqual([address]);
  });

  it.each([
    ["label", { label: "" }],
    ["label", { label: "あ".repeat(21) }],
    ["name", { name: " " }],
    ["kana", { kana: "森野" }],
    ["country", { country: "" }],
    ["country", { country: "XX" }],
    ["country", { country: "us" }],
    ["country", { country: "日本" }],
    ["postalCode", { postalCode: "101-004" }],
    ["prefecture", { prefecture: "東京" }],
    ["city", { city: "" }],
    ["street", { street: "あ".repeat(101) }],
    ["building", { building: "あ".repeat(101) }],
    ["phone", { phone: "電話なし" }],
  ])("is refused for its %s: %o", async (field, wrong) => {
    const answer = await post(await signedIn(), wrong);
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([field]);
  });

  it.each([
    { country: "US", postalCode: "10001", prefecture: "New York", phone: "+12125550123" },
    { country: "HK", postalCode: "", prefecture: "", phone: "+85221234567" },
    { country: "GB", postalCode: "SW1A 1AA", prefecture: "", phone: "+442079460958" },
  ])("in another country needs no kana and no prefecture: %o", async (abroad) => {
    const place = { ...abroad, kana: "", city: "Somewhere", street: "1 Main Street" };
    expect(await created(await signedIn(), place)).toMatchObject(place);
  });

  it.each([
    ["postalCode", { country: "US", postalCode: "1".repeat(21) }],
    ["prefecture", { country: "US", prefecture: "あ".repeat(41) }],
    ["city", { country: "US", city: " " }],
    ["phone", { country: "US", phone: "none" }],
    ["postalCode", { postalCode: "" }],
    ["prefecture", { prefecture: "" }],
  ])("wherever it is, is refused for its %s: %o", async (field, wrong) => {
    const answer = await post(await signedIn(), wrong);
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([field]);
  });

  it("is stored once, however often the same request arrives, and keys are per person", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const key = { "idempotency-key": randomUUID() };
    const ids = [];
    for (let count = 0; count < 3; count++) {
      const answer = await one.call("POST", "/addresses", good, key);
      ids.push(addressSchema.parse(await answer.json()).id);
    }
    expect(new Set(ids).size).toBe(1);
    expect(await listOf(one)).toHaveLength(1);
    const elsewhere = await other.call("POST", "/addresses", good, key);
    expect(addressSchema.parse(await elsewhere.json()).id).not.toBe(ids[0]);
    expect((await one.call("POST", "/addresses", good, { "idempotency-key": "" })).status).toBe(
      400,
    );
  });

  it("is changed only from what it was when it was read", async () => {
    const person = await signedIn();
    const { id } = await created(person);
    const path = `/addresses/${id}`;
    const first = await person.call("PUT", path, { ...good, label: "実家", version: 1 });
    expect(await first.json()).toMatchObject({ id, label: "実家", version: 2, isDefault: true });
    const late = await person.call("PUT", path, { ...good, label: "職場", version: 1 });
    expect(await late.json()).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect(await labels(person)).toEqual(["実家*"]);
  });

  it("of another person is not found", async () => {
    const [owner, stranger] = [await signedIn(), await signedIn()];
    const { id } = await created(owner);
    const mine = await created(stranger);
    const attempts = [
      stranger.call("GET", `/addresses/${id}`),
      stranger.call("PUT", `/addresses/${id}`, { ...good, version: 1 }),
      stranger.call("PUT", `/addresses/${id}/default`),
      stranger.call("DELETE", `/addresses/${id}`),
      stranger.call("GET", `/addresses/${randomUUID()}`),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(await answer.json()).toMatchObject({ status: 404, code: "not-found" });
    }
    expect(await listOf(stranger)).toEqual([mine]);
    expect(await listOf(owner)).toMatchObject([{ id, version: 1, isDefault: true }]);
    expect((await api.request(`/api/v1/authorized/addresses/${id}`)).status).toBe(401);
  });
});

describe("the default address", () => {
  it("is the first, then the chosen one, and never missing", async () => {
    const person = await signedIn();
    const home = await created(person);
    await created(person, { label: "実家" });
    const work = await created(person, { label: "勤務先", isDefault: true });
    expect(await labels(person)).toEqual(["勤務先*", "実家", "自宅"]);
    const answer = await person.call("PUT", `/addresses/${home.id}/default`);
    expect(addressListSchema.parse(await answer.json()).addresses[0]?.id).toBe(home.id);
    await person.call("PUT", `/addresses/${home.id}`, { ...good, isDefault: false, version: 1 });
    expect(await labels(person)).toEqual(["自宅*", "勤務先", "実家"]);
    const change = { ...good, label: "勤務先", isDefault: true, version: 1 };
    const changed = await person.call("PUT", `/addresses/${work.id}`, change);
    expect(await changed.json()).toMatchObject({ isDefault: true });
    expect(await labels(person)).toEqual(["勤務先*", "実家", "自宅"]);
  });

  it("passes to the newest of the others when it is deleted", async () => {
    const person = await signedIn();
    const home = await created(person);
    await created(person, { label: "実家" });
    const work = await created(person, { label: "勤務先" });
    expect((await person.call("DELETE", `/addresses/${home.id}`)).status).toBe(204);
    expect(await labels(person)).toEqual(["勤務先*", "実家"]);
    await person.call("DELETE", `/addresses/${work.id}`);
    expect(await labels(person)).toEqual(["実家*"]);
    expect((await person.call("DELETE", `/addresses/${work.id}`)).status).toBe(404);
  });

  it("is exactly one under many writes at once", async () => {
    const person = await signedIn();
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push((await created(person)).id);
    const writes = Array.from({ length: 20 }, (_, index) => {
      const id = ids[index % ids.length];
      if (index % 5 === 4) return person.call("DELETE", `/addresses/${id}`);
      if (index % 5 === 3) return post(person, { isDefault: true });
      return person.call("PUT", `/addresses/${id}/default`);
    });
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([]);
    const left = await listOf(person);
    expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("cannot be two, whatever writes to the table", async () => {
    const person = await signedIn();
    await created(person);
    await created(person);
    const both = db
      .updateTable("address")
      .set({ is_default: true })
      .where("user_id", "=", person.id);
    await expect(both.execute()).rejects.toMatchObject({ constraint: "address_default_idx" });
  });
});

describe("the number of addresses", () => {
  it("is ten at most, also when many are sent at once", async () => {
    const person = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(await answer.json()).toMatchObject({ status: 409, code: "too-many-addresses" });
    }
    const list = await listOf(person);
    expect(list).toHaveLength(10);
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
