import { createGuestToken } from "@takujo/booking/reservation/index";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { reservableEvent, reservationsOf } from "../support/booking/reservable.ts";
import { expect, signInPlain, signInPlainAdmin, test } from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { newEmail } from "../support/sign-in/sign-in.ts";
import { withDatabase } from "../support/with-database.ts";
import { words } from "../support/words.ts";

const prices = [{ key: "student", ja: "学生", en: "Student", yen: 1_000 }];

const newCode = async (kind: "yen" | "percent", amount: number) => {
  const code = `PLAIN${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await query(
    `insert into price_code (code, ${kind}, valid_from, valid_until, made_by_id)
     values ($1, $2, now() - interval '1 day', now() + interval '1 day', 'nobody')`,
    [code, amount],
  );
  return code;
};

test("somebody reserves for a student with a code, after one that does not exist, by plain forms", async ({
  plain,
}) => {
  const { reserving } = words.ja;
  const code = await newCode("yen", 300);
  const { slug, newPath } = await reservableEvent(undefined, { fee: 1_500, prices });
  await plain.goto(`/event/${slug}`);
  expect(plain.text()).toContain("¥1,000〜");
  expect(plain.text()).toContain("一般 ¥1,500・学生 ¥1,000");
  const email = await signInPlain(plain);
  await plain.goto(newPath);
  await plain.send(reserving.choose.submit, { seats: "2" }, "main");
  for (const [seat, whose] of [words.ja.price.ownSeat, "2人目の料金"].entries()) {
    const label = plain.text(`label[for=reservation-seat-${seat + 1}-kind]`);
    expect(label).toContain(whose);
    expect(label, "each seat has a kind").not.toContain(words.ja.account.form.optional);
  }
  const fields = [...plain.document.querySelectorAll("main form [name]")].map((field) =>
    field.getAttribute("name"),
  );
  const order = ["name", "seat-1-kind", "guest-2-nickname", "priceCode"].map((name) =>
    fields.indexOf(name),
  );
  expect(order, "who comes, and then what makes it cheaper").toEqual(
    order.toSorted((one, other) => one - other),
  );
  expect(order).not.toContain(-1);
  const typed = {
    "seat-2-kind": "student",
    name: "森野 ことり",
    kana: "もりの ことり",
    phone: "０９０１２３４５６７８",
    nickname: "ことり",
    agreed: ["on"],
    priceCode: "nosuchcode",
  };
  await plain.send(reserving.form.confirm, typed, "main");
  expect(plain.text()).toContain(reserving.refusal.code.unknown);
  expect(plain.valueOf("seat-2-kind")).toBe("student");
  await plain.send(reserving.form.confirm, { priceCode: code.toLowerCase() }, "main");
  expect(plain.text("h1")).toBe(reserving.success.heading);
  expect(plain.text()).toContain("¥1,900");
  const [reservation] = await reservationsOf(email);
  await plain.goto(`/user/reservation/${reservation?.id}/detail`);
  expect(plain.text()).toContain("一般 1席 ¥1,200・学生 1席 ¥700");
});

const threeKinds = [...prices, { key: "child", ja: "子ども", en: "Child", yen: 800 }];

test("kinds of seats are chosen on the event's page, survive sign-in and hold, are told to friends, and stay with their people", async ({
  plain,
  newPlainPage,
}) => {
  const { reserving, event, friendSeat } = words.ja;
  const { slug, first } = await reservableEvent(undefined, { fee: 1_500, prices: threeKinds });
  await plain.goto(`/event/${slug}`);
  const counts = { ordinary: "1", "kind-student": "1", "kind-child": "1" };
  await plain.send(event.choose, counts, "#kinds");
  expect(plain.url.pathname).toBe("/auth/login");
  const wanted = plain.url.searchParams.get("redirect") ?? "";
  const email = await signInPlain(plain);
  await plain.goto(wanted);
  const kinds = (page = plain) => [1, 2, 3].map((number) => page.valueOf(`seat-${number}-kind`));
  expect(kinds()).toEqual(["", "student", "child"]);
  await plain.send(reserving.choose.submit, { session: first }, "main");
  expect(plain.text("h1")).toBe(reserving.form.heading);
  expect(plain.text(".reserving-total")).toContain("¥3,300");
  expect(kinds()).toEqual(["", "student", "child"]);
  const details = { name: "森野 ことり", kana: "もりの ことり", phone: "０９０１２３４５６７８" };
  const named = { ...details, nickname: "ことり", "guest-3-nickname": "はる", agreed: ["on"] };
  const tooLong = { ...named, "guest-3-nickname": "あ".repeat(11) };
  await plain.send(reserving.form.confirm, tooLong, "main");
  expect(plain.text("main .error-summary"), "whose name").toContain("3人目の、");
  await plain.send(reserving.form.confirm, named, "main");
  expect(plain.text("h1")).toBe(reserving.success.heading);
  const [reservation] = await reservationsOf(email);
  const id = reservation?.id ?? "none";

  await plain.goto(`/user/reservation/${id}/friends`);
  expect(plain.text()).toContain("学生 ¥1,000");
  await plain.send(friendSeat.places.make, {}, "main li:nth-child(2)");
  const friend = await newPlainPage();
  await friend.goto(plain.document.querySelector("[id^=link-]")?.getAttribute("value") ?? "");
  expect(friend.text()).toContain("学生");
  expect(friend.text()).toContain("¥1,000");
  expect(friend.text()).not.toContain("¥800");
  expect(friend.text("main dl"), "a part of the day is no table").toContain("枠");
  await friend.send(friendSeat.take, { nickname: "たかし" }, "main");
  expect(friend.text()).toContain("学生");
  expect(friend.text()).toContain("¥1,000");

  const edit = `/event/${slug}/reservation/${id}/edit`;
  await plain.goto(edit);
  const isFixed = (number: number) =>
    /readonly/i.test(
      plain.document.querySelector(`[name=guest-${number}-nickname]`)?.outerHTML ?? "",
    );
  expect([isFixed(2), isFixed(3)]).toEqual([true, false]);
  await query(
    "update friend_seat set state = 'withdrawn', ended_at = now() where reservation_id = $1",
    [id],
  );
  await plain.goto(edit);
  await plain.send(reserving.form.save, { seats: "2" }, "main");
  expect(plain.text()).toContain("来られなくなった方を1人えらんでください");
  expect(plain.text()).toContain("はる（子ども）");
  await plain.send(reserving.form.save, { dropped: ["2"] }, "main");
  expect(plain.text()).toContain("一般 1席 ¥1,500・子ども 1席 ¥800");
  const [after] = await reservationsOf(email);
  expect(after).toMatchObject({ seats: 2, guests: [{ nickname: "はる" }] });
});

test("a party without an account says which seat it returns if prices differ", async ({
  plain,
}) => {
  const { guestReservation: t } = words.ja;
  const { first } = await reservableEvent(undefined, { fee: 1_500, prices: threeKinds });
  const email = newEmail();
  const party = { eventSessionId: first, seats: 3, guestEmail: email };
  const { id } = await withDatabase((db) => createReservation(db, party));
  const promised = threeKinds.map(({ key: kind, yen, ...name }) => ({
    ...name,
    kind,
    full: yen,
    yen,
  }));
  const all = [{ kind: "", full: 1_500, yen: 1_500 }, ...promised];
  await query("update reservation set prices = $2 where id = $1", [id, JSON.stringify(all)]);
  const token = createGuestToken({ reservationId: id, email }, developmentSecret);
  await plain.goto(`/reservation/guest?token=${token}`);
  await plain.send(t.change.submit, { seats: "2" }, "main");
  expect(plain.text()).toContain(t.refusal.leaving);
  await plain.send(t.change.submit, { seats: "2", leaving: ["1"] }, "main");
  expect(plain.text()).toContain("¥2,300");
  const [stored] = await query<{ kinds: string[] }>(
    "select jsonb_path_query_array(prices, '$[*].kind') as kinds from reservation where id = $1",
    [id],
  );
  expect(stored?.kinds).toEqual(["", "child"]);
});

test("a removed kind is reported beside its field", async ({ plain }) => {
  const { reserving } = words.ja;
  const { eventId, newPath } = await reservableEvent(undefined, { fee: 1_500, prices: threeKinds });
  await signInPlain(plain);
  await plain.goto(`${newPath}?seats=2&kind-child=1`);
  await plain.send(reserving.choose.submit, {}, "main");
  await query("update event set prices = $2 where id = $1", [eventId, JSON.stringify(prices)]);
  // Promised with the hold, so it may still be had; another that was only shown may not.
  await plain.goto(plain.url.pathname);
  expect(plain.valueOf("seat-2-kind")).toBe("child");
  await query("update event set prices = '[]' where id = $1", [eventId]);
  const details = { name: "森野 ことり", kana: "もりの ことり", phone: "０９０１２３４５６７８" };
  const sent = { ...details, "seat-1-kind": "student", agreed: ["on"] };
  await plain.send(reserving.form.confirm, sent, "main");
  expect(plain.text("#reservation-seat-1-kind-error")).toContain(reserving.refusal.kinds);
});

test("the desk enters a student with a code, and takes it off again, by plain forms", async ({
  plain,
}) => {
  const { adminReservation: t } = words.ja;
  const code = await newCode("percent", 10);
  const table = { letter: "ろ", capacity: 4 };
  const { eventId, slug, first } = await reservableEvent([table], { fee: 1_500, prices });
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/reservation/new?event=${slug}`);
  const student = `kind-${eventId}.student`;
  const party = { sessionId: first, seats: "2", name: "電話 みお", [student]: "1" };
  await plain.send(t.create.submit, { ...party, seats: "1", [student]: "2" }, "main");
  expect(plain.text(".error-summary")).toContain(t.refusal.kindsMany);
  await plain.send(t.create.submit, { ...party, priceCode: "nosuchcode" }, "main");
  expect(plain.text()).toContain(t.refusal.code.unknown);
  expect(plain.valueOf(student)).toBe("1");
  await plain.send(t.create.submit, { priceCode: code.toLowerCase() }, "main");
  expect(plain.text()).toContain("一般 1席 ¥1,350・学生 1席 ¥900");
  expect(plain.text()).toContain(code);
  await plain.goto(`${plain.url.pathname}?ask=change`);
  await plain.send(t.change.submit, { priceCode: "" }, "dialog");
  expect(plain.text()).toContain("一般 1席 ¥1,500・学生 1席 ¥1,000");
});

test("a code stopped in another tab is shown as stopped", async ({ plain, newPlainPage }) => {
  const { adminPriceCode, adminPass } = words.ja;
  const code = await newCode("percent", 10);
  const pass = `回数券${code}`;
  await query(
    `insert into pass_kind (name_ja, name_en, visits, yen, days, made_by_id)
     values ($1, 'Pass', 3, 4000, 90, 'nobody')`,
    [pass],
  );
  const second = await newPlainPage();
  for (const page of [plain, second]) await signInPlainAdmin(page);
  const stops = [
    ["/admin/price-code", adminPriceCode.stopCode.replace("{code}", code), adminPriceCode],
    ["/admin/pass", adminPass.stopKind.replace("{name}", pass), adminPass],
  ] as const;
  for (const [path, stop, t] of stops) {
    for (const page of [plain, second]) await page.goto(path);
    await plain.send(stop);
    expect(plain.text("body")).toContain(t.done.stopped);
    await second.send(stop);
    expect(second.status).toBe(200);
    expect(second.url.pathname).toBe(path);
    expect(second.text()).toContain(t.stopped);
    expect(second.text("body")).not.toContain(t.done.stopped);
  }
});
