import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { parse } from "csv-parse/sync";
import {
  addReservation,
  stateOf,
  twoEvents,
  twoTables,
} from "../support/booking/organized-reservations.ts";
import { reservationOf } from "../support/booking/reservable.ts";
import { untilMailTo } from "../support/mails.ts";
import {
  expect,
  type PlainPage,
  signInPlain,
  signInPlainAdmin,
  test,
} from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { newPerson } from "../support/sign-in/admin.ts";
import { newEmail } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

const { adminReservation: ja, adminCallList: calls } = words.ja;

/** The rows of the list that are chosen: the values of their boxes. */
const boxesOf = ({ document }: PlainPage) =>
  [...document.querySelectorAll("tbody [type=checkbox]")].map((box) => ({
    name: box.getAttribute("name") ?? "",
    value: box.getAttribute("value") ?? "",
  }));

const chosen = (plain: PlainPage) => {
  const boxes = boxesOf(plain);
  return { [boxes[0]?.name ?? ""]: boxes.map(({ value }) => value) };
};

const read = (bytes: Buffer, encoding: string) =>
  parse<Record<string, string>>(new TextDecoder(encoding).decode(bytes), { columns: true });

test("a party is added by hand, and moved to another table with other selected ones, by plain forms", async ({
  plain,
}) => {
  const event = await twoTables();
  await addReservation({ eventSessionId: event.first, name: "先に いた人" });
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/reservation?event=${event.slug}`);
  await plain.follow(ja.list.add, "main");
  // Without scripts too, the session is shown with its day and event.
  expect(plain.text(`option[value="${event.first}"]`)).toMatch(
    /^\d+月\d+日（.） \d\d:\d\d い卓 .* \/ .+（空き\d+席）$/,
  );
  await plain.send(ja.create.submit, {
    sessionId: event.first,
    seats: "3",
    name: "電話 のひと",
    phone: "０３１２３４５６７８",
  });
  expect(plain.text("body")).toContain(ja.done.added);
  expect(plain.text("h1")).toContain("電話 のひと");
  await plain.goto(`/admin/reservation?event=${event.slug}`);
  expect(boxesOf(plain)).toHaveLength(2);
  await plain.send(ja.bulk.move, chosen(plain));
  await plain.send(ja.move.submit, { sessionId: event.second }, "dialog");
  expect(plain.text("body")).toContain(ja.done.moved);
  const [session] = await query<{ seats_taken: number }>(
    "select seats_taken from event_session where id = $1",
    [event.second],
  );
  expect(session?.seats_taken).toBe(4);
});

test("a party without an address is told of a move on the telephone, and only a tick says so, by plain forms", async ({
  plain,
}) => {
  const event = await twoTables();
  const name = "佐伯 よしこ";
  const { id } = await addReservation({
    eventSessionId: event.first,
    name,
    phone: "090-5512-4821",
  });
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/reservation/${id}?ask=move`);
  await plain.send(ja.move.submit, { sessionId: event.second }, "dialog");
  expect(plain.text("body")).toContain(ja.done.moved);
  expect(plain.text()).toContain(ja.item.callStates.queued);
  await plain.follow(ja.item.callList, "main");
  expect(plain.url.pathname + plain.url.search).toBe(`/admin/call-list?event=${event.eventId}`);
  const row = "main .call-row";
  expect(plain.text(row)).toContain(name);
  expect(plain.named("a[href]", "090-5512-4821", row).getAttribute("href")).toBe("tel:09055124821");
  const tick = calls.tick.replace("{name}", name);
  await plain.send(tick, { remark: "本人に伝えた" }, row);
  expect(plain.text("body")).toContain(calls.done.told);
  expect(plain.named("button", tick, row).getAttribute("aria-pressed")).toBe("true");
  expect(plain.text(row)).toContain("本人に伝えた");
  await plain.send(calls.answer.cancelled, {}, row);
  expect(plain.text("body")).toContain(calls.done.cancelled);
  expect((await stateOf(id))?.state).toBe("cancelled");
});

test("a call keeps its place in the list once the party is told, by plain forms", async ({
  plain,
}) => {
  const event = await twoTables();
  const names = ["一番 はじめ", "二番 つぎ"];
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await addReservation({ eventSessionId: event.first, name })).id);
  }
  await signInPlainAdmin(plain);
  for (const id of ids) {
    await plain.goto(`/admin/reservation/${id}?ask=move`);
    await plain.send(ja.move.submit, { sessionId: event.second }, "dialog");
  }
  await plain.goto(`/admin/call-list?event=${event.eventId}`);
  const shown = () =>
    [...plain.document.querySelectorAll(".call-party a")].map((link) => link.textContent);
  expect(shown()).toEqual(names);
  await plain.send(calls.tick.replace("{name}", names[0] ?? ""), {}, ".call-row");
  expect(shown()).toEqual(names);
});

test("a reservation is moved to another event, with its fee shown, and the person is told both, by plain forms", async ({
  plain,
}) => {
  const email = newEmail();
  await newPerson({ email });
  const [from, to] = await twoEvents();
  const id = await reservationOf(email, { eventSessionId: from.first });
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/reservation/${id}`);
  await plain.follow(ja.move.open, "main");
  expect(plain.text("dialog")).toContain("1席 ¥1,500");
  expect(plain.text("dialog dd")).toMatch(/^\d+月\d+日（.） \d\d:\d\d い卓 .* \/ 花札の夜$/);
  expect(plain.text(`dialog option[value="${to.first}"]`)).toMatch(
    /^\d+月\d+日（.） \d\d:\d\d い卓 .* \/ 重量級の夜（空き1席・1席 ¥2,800）$/,
  );
  await plain.send(ja.move.submit, { sessionId: to.first }, "dialog");
  expect(plain.text("body")).toContain(ja.done.moved);
  expect(plain.text()).toContain("重量級の夜");
  expect((await stateOf(id))?.event_session_id).toBe(to.first);
  const mail = await untilMailTo(email);
  expect(mail.text).toContain("花札の夜 → 重量級の夜");

  // The next one finds no seat there, and stays where it is.
  const { id: other } = await addReservation({ eventSessionId: from.first, name: "佐伯 よしこ" });
  await plain.goto(`/admin/reservation/${other}?ask=move`);
  await plain.send(ja.move.submit, { sessionId: to.first }, "dialog");
  expect(plain.text("body")).toContain(ja.refusal["session-full"]);
  expect((await stateOf(other))?.event_session_id).toBe(from.first);
});

test("a row of the call list says who is calling, until the party is told, by plain forms", async ({
  plain,
  newPlainPage,
}) => {
  const [from, to] = await twoEvents();
  const { id } = await addReservation({ eventSessionId: from.first, name: "佐伯 よしこ" });
  const email = await signInPlainAdmin(plain);
  await query(`update "user" set name = '高橋' where email = $1`, [email]);
  await plain.goto(`/admin/reservation/${id}?ask=move`);
  await plain.send(ja.move.submit, { sessionId: to.first }, "dialog");
  const path = `/admin/call-list?event=${to.eventId}`;
  const row = ".call-row";
  await plain.goto(path);
  expect(plain.text(".call-script")).toMatch(
    /「花札の夜」のことで.*「重量級の夜」、い卓に移します/,
  );

  const other = await newPlainPage();
  await signInPlainAdmin(other);
  await other.goto(path);
  await plain.send(calls.claim, {}, row);
  expect(plain.text(row)).toContain(calls.callingOwn);
  // An outdated page is told of it.
  await other.send(calls.claim, {}, row);
  expect(other.text("body")).toContain(calls.taken);
  await other.goto(path);
  expect(other.text(row)).toContain("高橋が電話中");
  expect(() => other.named("button", calls.claim, row)).toThrow();
  await plain.send(calls.answer.coming, {}, row);
  expect(plain.text("body")).toContain(calls.done.coming);
  await other.goto(path);
  expect(other.text(row)).not.toContain("電話中");
});

test("a mail is resent only after a preview, and a staff note is never mailed, by plain forms", async ({
  plain,
}) => {
  const email = newEmail();
  await newPerson({ email });
  const event = await twoTables();
  const id = await reservationOf(email, { eventSessionId: event.first });
  await addReservation({ eventSessionId: event.first, name: "電話 のひと" });
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/reservation?event=${event.slug}`);
  await plain.send(ja.bulk.mail, chosen(plain));
  expect(plain.text("dialog")).toContain("電話 のひと");
  expect(plain.text("dialog")).toContain("【卓上】予約を確定しました");
  const sent = "select 1 from reservation_notice where reservation_id = $1";
  expect(await query(sent, [id])).toEqual([]);
  await plain.send(/1件(に|へ)送る/, {}, "dialog");
  expect(plain.text("body")).toContain(ja.done.mailed);
  expect(await query(sent, [id])).toHaveLength(1);
  await plain.goto(`/admin/reservation/${id}`);
  await plain.send(ja.staffNote.save, { staffNote: "店だけの話" });
  expect(plain.text("body")).toContain(ja.done.noted);
  expect(plain.valueOf("staffNote")).toBe("店だけの話");
  expect(await query(sent, [id])).toHaveLength(1);
});

test("the list is taken along as a file, with contact details only for a reason, by plain forms", async ({
  plain,
}) => {
  const event = await twoTables();
  const party = { eventSessionId: event.first, name: "髙橋 まこと", nickname: "まこ〜" };
  const { code } = await addReservation(party);
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/reservation?event=${event.slug}`);
  const link = plain.named("a[href]", `${ja.csv.list} ${words.ja.admin.csv.shiftJis}`);
  const plainFile = await plain.request.get(link.getAttribute("href") ?? "");
  const rows = read(await plainFile.body(), "shift_jis");
  expect(rows).toMatchObject([
    { 予約番号: spokenCode(code), 呼び名: "まこ～", 名前: "髙橋 まこと" },
  ]);
  expect(JSON.stringify(rows)).not.toContain("090-1234");
  await plain.goto(`/admin/reservation?event=${event.slug}&ask=contacts`);
  const answer = await plain.answerTo(ja.csv.submit, { reason: "当日の連絡" }, "dialog");
  const contacts = await answer.body();
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  expect(contacts.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(read(contacts, "utf-8")).toMatchObject([{ 名前: "髙橋 まこと", 電話: "090-1234-5678" }]);
});

test("only admins see reservations and their files", async ({ plain }) => {
  const guarded = ["", "/new", `/${crypto.randomUUID()}`, "/export"];
  for (const path of guarded) {
    await plain.goto(`/admin/reservation${path}`);
    expect(plain.url.pathname + plain.url.search).toMatch(
      /^\/auth\/login\?redirect=%2Fadmin%2Freservation/,
    );
  }
  await signInPlain(plain);
  for (const path of guarded) {
    await plain.goto(`/admin/reservation${path}`);
    expect(plain.url.pathname).toBe("/");
  }
});
