import { reservableEvent } from "../support/booking/reservable.ts";
import { deedsOf } from "../support/organizer/deeds-of.ts";
import { expect, signInPlain, signInPlainAdmin, test } from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { words } from "../support/words.ts";

test("a button that is pressed twice without scripts has one effect, and both answers lead to the same page; pressed on a new page, it has another", async ({
  plain,
}) => {
  const { eventId } = await reservableEvent();
  const email = await signInPlainAdmin(plain);
  const copy = () => plain.answerTo(words.ja.adminEvent.copy, { day: "2031-05-17" }, "main");
  await plain.goto(`/admin/event?copy=${eventId}`);
  const [first, second] = await Promise.all([copy(), copy()]);
  const late = await copy();
  expect([second.url(), late.url()]).toEqual([first.url(), first.url()]);
  expect(await deedsOf(email)).toHaveLength(1);
  await plain.goto(`/admin/event?copy=${eventId}`);
  expect((await copy()).url()).not.toBe(first.url());
  expect(await deedsOf(email)).toHaveLength(2);
});

test("a form that shows refusals beside its fields takes effect once if it is sent twice without scripts", async ({
  plain,
  newPlainPage,
}) => {
  const email = await signInPlainAdmin(plain);
  const guest = await signInPlain(await newPlainPage());
  const [person] = await query<{ id: string }>('select id from "user" where email = $1', [guest]);
  const { end } = words.ja.adminUser.sessions;
  await plain.goto(`/admin/auth-user/${person?.id}`);
  const press = () => plain.answerTo(end, {}, "main");
  const [first, second] = await Promise.all([press(), press()]);
  expect(second.url()).toBe(first.url());
  expect(await deedsOf(email)).toHaveLength(1);
});
