import {
  daysFromNow,
  fillUp,
  reservableEvent,
  reservationOf,
  reservationsOf,
  runOut,
} from "../../support/booking/reservable.ts";
import { expect, signInPlain, test } from "../../support/plain-page.ts";
import { words } from "../../support/words.ts";

const { reserving } = words.ja;
const { confirm, back } = reserving.form;
const hold = reserving.choose.submit;
const details = {
  name: "森野 ことり",
  kana: "もりの ことり",
  phone: "０９０１２３４５６７８",
  nickname: "ことり",
  note: "20時に一度、席をはずします。",
  agreed: ["on"],
};
const summary = "main .error-summary";

test("a hold that expired while typing is renewed by a plain form [RT-10]", async ({ plain }) => {
  const { slug, first } = await reservableEvent();
  const email = await signInPlain(plain);
  const id = await reservationOf(email, { eventSessionId: first, state: "held", seats: 2 });
  await plain.goto(`/event/${slug}/reservation/${id}/edit`);
  await runOut(id);
  await plain.send(confirm, details, "main");
  expect(plain.url.pathname).toMatch(/success$/);
  expect(await reservationsOf(email)).toMatchObject([{ id, state: "confirmed", seats: 2 }]);
});

test("an expired hold whose seats are taken offers the queue and keeps the typed text, in plain forms [RT-10]", async ({
  plain,
}) => {
  const { slug, first } = await reservableEvent();
  const email = await signInPlain(plain);
  const id = await reservationOf(email, { eventSessionId: first, state: "expired", seats: 2 });
  await fillUp(first);
  await plain.goto(`/event/${slug}/reservation/${id}/edit`);
  expect(plain.text()).toContain(reserving.hold.over);
  await plain.send(confirm, details, "main");
  expect(plain.text(summary)).toContain(reserving.refusal.fullAgain);
  expect(plain.valueOf("note")).toBe(details.note);
  expect(plain.valueOf("phone")).not.toBe("");
  await plain.send(reserving.hold.join, {}, "main");
  expect(plain.url.pathname).toMatch(/\/user\/reservation\/[0-9a-f-]+\/detail/);
  const [, waiting] = await reservationsOf(email);
  expect(waiting).toMatchObject({ state: "waiting", event_session_id: first });
});

test("a session that is full has a queue to join by a plain form, for a party that need not stay together [RT-9]", async ({
  plain,
}) => {
  const full = { letter: "い", capacity: 4, seatsTaken: 4 };
  const { newPath, first } = await reservableEvent([full]);
  const email = await signInPlain(plain);
  const address = `${newPath}?session=${first}&seats=3`;
  await plain.goto(address);
  expect(plain.text()).toContain(reserving.choose.full);
  expect(plain.text()).toContain(reserving.wait.nobody);
  expect(plain.text()).toContain(reserving.wait.fewer);
  await plain.send(reserving.wait.submit, { together: "fewer", minSeats: "2" }, "main");
  expect(plain.url.pathname).toMatch(/\/user\/reservation\/[0-9a-f-]+\/detail/);
  expect(await reservationsOf(email)).toMatchObject([{ state: "waiting", min_seats: 2 }]);
  await plain.goto(address);
  const waiting = reserving.wait.waiting.replace("<num>{count, number}</num>", "1");
  expect(plain.text()).toContain(waiting);
  await plain.send(reserving.wait.submit, {}, "main");
  expect(plain.text(summary)).toContain(reserving.refusal.alreadyWaiting);
});

test("seats taken meanwhile are reported, and the choice stays, in plain forms [RT-9]", async ({
  plain,
}) => {
  const { newPath, first, second } = await reservableEvent([
    { letter: "い", capacity: 4 },
    { letter: "ろ", capacity: 4 },
  ]);
  await signInPlain(plain);
  await plain.goto(`${newPath}?session=${second}&seats=3`);
  await fillUp(second);
  await plain.send(hold, {}, "main");
  expect(plain.text(summary)).toContain(reserving.refusal.full);
  const checked = (name: string, value: string) =>
    plain.document.querySelector(`[name="${name}"][value="${value}"][checked]`);
  expect(checked("session", second)).not.toBeNull();
  expect(checked("seats", "3")).not.toBeNull();
  // The page last knew this table as full, but seats are free.
  await plain.send(reserving.wait.submit, { session: first }, "main");
  expect(plain.text(summary)).toContain(reserving.refusal.seatsFree);
  await plain.send(hold, {}, "main");
  expect(plain.url.pathname).toMatch(/edit$/);
});

test("a reservation at the same hours is refused with the reason [RT-9]", async ({ plain }) => {
  const { first: elsewhere } = await reservableEvent();
  const { newPath } = await reservableEvent();
  const email = await signInPlain(plain);
  await reservationOf(email, { eventSessionId: elsewhere });
  await plain.goto(newPath);
  await plain.send(hold, {}, "main");
  expect(plain.text(summary)).toContain(reserving.refusal.doubleBooked);
});

test("a person's own hold is continued, or released for other seats, by plain forms [RT-9]", async ({
  plain,
}) => {
  const { slug, newPath, first } = await reservableEvent();
  const email = await signInPlain(plain);
  await plain.goto(newPath);
  await plain.send(hold, {}, "main");
  expect(plain.url.pathname).toMatch(/edit$/);
  const [held] = await reservationsOf(email);
  await plain.goto(newPath);
  await plain.follow(reserving.own.resume);
  expect(plain.url.pathname).toBe(`/event/${slug}/reservation/${held?.id}/edit`);
  await plain.goto(newPath);
  await plain.send(reserving.own.release);
  expect(() => plain.named("button", reserving.own.release)).toThrow();
  expect(await reservationsOf(email)).toMatchObject([{ state: "cancelled" }]);
  await plain.send(hold, {}, "main");
  expect(plain.url.pathname).toMatch(/edit$/);
  await plain.send(back, {}, "main");
  expect(plain.url.pathname + plain.url.search).toBe(`${newPath}?session=${first}&seats=1`);
  const states = (await reservationsOf(email)).map(({ state }) => state);
  expect(states).toEqual(["cancelled", "cancelled"]);
});

test("a session that cannot be reserved says so, with the next step [RT-9]", async ({ plain }) => {
  const table = { letter: "い", capacity: 4 };
  const events = {
    soon: await reservableEvent([{ ...table, opensAt: daysFromNow(3) }]),
    closed: await reservableEvent([{ ...table, closesAt: daysFromNow(-1) }]),
    "called-off": await reservableEvent([{ ...table, calledOff: true }]),
    cancelled: await reservableEvent([table], { state: "cancelled" }),
    over: await reservableEvent([table], { startsAt: daysFromNow(-1) }),
    none: await reservableEvent([]),
  };
  await signInPlain(plain);
  for (const [kind, { newPath, slug }] of Object.entries(events)) {
    await plain.goto(newPath);
    expect(plain.text("h1")).toBe(reserving.away[kind as keyof typeof events].heading);
    expect(() => plain.named("button", hold, "main")).toThrow();
    const wayOn = plain.named("a[href]", reserving.away.toEvent, "main");
    expect(wayOn.getAttribute("href")).toBe(`/event/${slug}`);
  }
  await plain.goto(events.soon.newPath);
  expect(plain.text()).toMatch(/\d+月\d+日（.） \d\d:\d\dから/);
});
