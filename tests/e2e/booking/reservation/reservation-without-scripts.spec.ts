import { reservableEvent, reservationOf, runOut } from "../../support/booking/reservable.ts";
import { expect, signInPlain, test } from "../../support/plain-page.ts";
import { query } from "../../support/query.ts";
import { newEmail } from "../../support/sign-in/sign-in.ts";
import { forms, words } from "../../support/words.ts";

for (const { prefix, locale } of forms) {
  test(`${prefix}/event/{slug}/reservation/new, …/edit and …/success ask who is not signed in to do so, come back, and are there [RT-9] [RT-10] [RT-11]`, async ({
    plain,
  }) => {
    const { slug, first } = await reservableEvent();
    const own = `${prefix}/event/${slug}/reservation`;
    const id = crypto.randomUUID();
    for (const path of [`new?session=${first}&seats=2`, `${id}/edit`, `${id}/success`]) {
      await plain.goto(`${own}/${path}`);
      expect(plain.url.pathname + plain.url.search).toBe(
        `${prefix}/auth/login?redirect=${encodeURIComponent(`${own}/${path}`)}`,
      );
    }
    const email = await signInPlain(plain);
    const { reserving } = words[locale];
    await plain.goto(`${own}/new?session=${first}&seats=2`);
    expect(plain.text("h1")).toBe(reserving.choose.heading);
    const held = await reservationOf(email, { eventSessionId: first, state: "held", seats: 2 });
    await plain.goto(`${own}/${held}/edit`);
    expect(plain.text("h1")).toBe(reserving.form.heading);
    await query("update reservation set state = 'confirmed' where id = $1", [held]);
    await plain.goto(`${own}/${held}/success`);
    expect(plain.text("h1")).toBe(reserving.success.heading);
  });
}

test("reservations of other people or events are not found [RT-10] [RT-11]", async ({ plain }) => {
  const { slug, first } = await reservableEvent();
  const other = await reservableEvent();
  const email = await signInPlain(plain);
  const mine = await reservationOf(email, { eventSessionId: first });
  const somebody = newEmail();
  await query(
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     values ($1, 'だれか', $2, true, now(), now())`,
    [crypto.randomUUID(), somebody],
  );
  const theirs = await reservationOf(somebody, { eventSessionId: first });
  for (const path of [
    `${slug}/reservation/${theirs}`,
    `${slug}/reservation/${crypto.randomUUID()}`,
    `${other.slug}/reservation/${mine}`,
  ]) {
    for (const step of ["edit", "success"]) {
      await plain.goto(`/event/${path}/${step}`);
      expect(plain.status, path).toBe(404);
    }
  }
});

test("a step out of order redirects to the current one [RT-10] [RT-11]", async ({ plain }) => {
  const { slug, first } = await reservableEvent();
  const email = await signInPlain(plain);
  const held = await reservationOf(email, { eventSessionId: first, state: "held" });
  await plain.goto(`/event/${slug}/reservation/${held}/success`);
  expect(plain.url.pathname).toBe(`/event/${slug}/reservation/${held}/edit`);
  await runOut(held);
  const cancelled = await reservationOf(email, { eventSessionId: first, state: "cancelled" });
  for (const step of ["edit", "success"]) {
    await plain.goto(`/event/${slug}/reservation/${cancelled}/${step}`);
    expect(plain.url.pathname).toBe(`/user/reservation/${cancelled}/detail`);
  }
});
