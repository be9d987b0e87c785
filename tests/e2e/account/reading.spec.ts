import { reserveFor } from "../support/booking/account-reservations.ts";
import { reservationOf } from "../support/booking/reservable.ts";
import { query } from "../support/query.ts";
import { expect, test } from "../support/read-account.ts";
import { linkIn, textOf, textsIn } from "../support/read-page.ts";
import { newPerson } from "../support/sign-in/admin.ts";
import { eventItem, forms, words } from "../support/words.ts";

// Account pages before any script runs.

const unknownId = "018f4c1e-6a2b-4d3c-9e8f-0a1b2c3d4e5f";

const pastStates = [
  "attended",
  "cancelled",
  "expired",
  "no-show",
  "called-off",
  "left",
  "lapsed",
] as const;

/** As many addresses as told, the first of them the default. */
const addAddresses = (email: string, labels: string[]) =>
  query<{ id: string }>(
    `insert into address (user_id, label, name, kana, postal_code, prefecture, city, street, phone,
       is_default)
     select "user".id, label, '森野 ことり', 'もりの ことり', '101-0041', '東京都', '千代田区', '1-2-3',
       '090-1234-5678', number = 1
     from "user", unnest($2::text[]) with ordinality as labels (label, number) where email = $1
     returning id`,
    [email, labels],
  );

/** This many inquiries, the last one the newest. */
const addInquiries = (email: string, count: number) =>
  query(
    `insert into contact_inquiry (receipt, category, name, email, body, locale, reply_locale, user_id,
       created_at)
     select '2026-' || lpad(number::text, 4, '0') || '-' || upper(left(md5("user".id), 4)), 'other', 'ことり',
       "user".email, 'inquiry ' || number, 'ja', 'ja', "user".id, now() + number * interval '1 second'
     from "user", generate_series(1, $2) as number where email = $1`,
    [email, count],
  );

for (const { prefix, locale } of forms) {
  const { accountReservation: said, offer, address, accountContact, friendSeat } = words[locale];

  test(`${prefix}/user/reservation/{id}/detail says how it stands, whatever became of it [RT-23]`, async ({
    read,
    signIn,
  }) => {
    const email = await signIn({ locale });
    for (const state of pastStates) {
      const { detail } = await reserveFor(email, { state, startsInDays: -400 });
      const { document, text } = await read(prefix + detail);
      expect(text("main .reservation-head .tag"), state).toBe(said.state[state]);
      expect(text("main"), state).toContain(said.detail.status[state]);
      expect(textsIn(document, "main button"), state).not.toContain(said.detail.changes.cancel);
    }
    expect((await read(`${prefix}/user/reservation/${unknownId}/detail`)).status).toBe(404);
  });

  test(`${prefix}/user/reservation/{id}/detail has the ticket before the rules [RT-23]`, async ({
    read,
    signIn,
  }) => {
    const { detail } = await reserveFor(await signIn({ locale }), {});
    const main = (await read(prefix + detail)).text("main");
    const places = [said.detail.pane.larger, said.detail.changes.heading].map((words) =>
      main.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test(`${prefix}/user/reservation/{id}/friends has what one says of oneself beside one's plate, if one wants`, async ({
    read,
    signIn,
  }) => {
    const email = await signIn({ locale });
    const { id } = await reserveFor(email, {});
    await query("update reservation set shows_name = true where id = $1", [id]);
    const says = async (showsAbout: boolean) => {
      await query(
        `update profile set bio = '長考しがちです。', favorite_games = '{九つの社,静かな国境}', can_teach = true,
           shows_about = $2
         from "user" where "user".id = user_id and email = $1`,
        [email, showsAbout],
      );
      return (await read(`${prefix}/user/reservation/${id}/friends`)).text("main");
    };
    const { games, separator, teaches } = friendSeat.company;
    const told = [
      "長考しがちです。",
      games.replace("{games}", `九つの社${separator}静かな国境`),
      teaches,
    ];
    const shown = await says(true);
    for (const text of told) expect(shown).toContain(text);
    const hidden = await says(false);
    expect(hidden).toContain("ことり");
    for (const text of told) expect(hidden).not.toContain(text);
  });

  test(`${prefix}/user/reservation/{id}/offer says so of an offer that was not answered, and of one that is not there yet`, async ({
    read,
    signIn,
  }) => {
    const email = await signIn({ locale });
    const heading = async (id: string) =>
      (await read(`${prefix}/user/reservation/${id}/offer`)).text("h1");
    const lapsed = await reserveFor(email, { state: "lapsed" });
    expect(await heading(lapsed.id)).toBe(offer.over.lapsed.heading);
    const waiting = await reserveFor(email, { state: "waiting" });
    expect(await heading(waiting.id)).toBe(offer.over.waiting.heading);
    const options = { eventSessionId: lapsed.sessionId, state: "cancelled" };
    expect(await heading(await reservationOf(email, options))).toBe(offer.over.other.heading);
  });

  test(`${prefix}/user/address says when it is full`, async ({ read, signIn }) => {
    const email = await signIn({ locale });
    await addAddresses(
      email,
      Array.from({ length: 10 }, (_, index) => `別荘${index}`),
    );
    const full = address.full.replace("{max}", "10");
    const list = await read(`${prefix}/user/address`);
    expect(list.document.querySelectorAll("main article")).toHaveLength(10);
    expect(list.text("main")).toContain(full);
    expect(list.document.querySelector('main a[href$="/user/address/new"]')).toBeNull();
    const form = await read(`${prefix}/user/address/new`);
    expect(form.text("main")).toContain(full);
    expect(textsIn(form.document, "main button")).not.toContain(words[locale].account.save);
  });

  test(`${prefix}/user/contact turns pages, newest first, and confirms no receipt that is not one's own`, async ({
    read,
    signIn,
  }) => {
    const email = await signIn({ locale });
    await addInquiries(email, 12);
    const { document } = await read(`${prefix}/user/contact`);
    const entries = [...document.querySelectorAll("main details")].filter((details) =>
      /inquiry \d/.test(textOf(details)),
    );
    expect(entries).toHaveLength(10);
    expect(textOf(entries[0])).toContain("inquiry 12");
    const next = linkIn(document.querySelector("main"), accountContact.history.nextPage);
    expect(next).toBe(`${prefix}/user/contact?page=2`);
    const second = textsIn((await read(next)).document, "main details");
    expect(second.filter((text) => /inquiry [12]$|inquiry [12]\D/.test(text))).toHaveLength(2);
    expect(second.filter((text) => /inquiry \d/.test(text))).toHaveLength(2);
    for (const wrong of ["3", "0", "x", "1.5"]) {
      const { status } = await read(`${prefix}/user/contact?page=${wrong}`);
      expect(status, wrong).toBe(404);
    }
    const foreign = await read(`${prefix}/user/contact?receipt=2026-1115-88AV`);
    expect(textsIn(foreign.document, "main button")).toContain(words[locale].contact.send);
    expect(foreign.text("main")).not.toContain(accountContact.received.heading);
  });
}

test("another person's reservation is not found, nor its offer and calendar file [RT-23]", async ({
  read,
  signIn,
}) => {
  const person = await newPerson();
  const { id, detail } = await reserveFor(person.email, {});
  await signIn();
  for (const path of [
    detail,
    `/user/reservation/${id}/offer`,
    `/user/reservation/${id}/calendar.ics`,
  ]) {
    expect((await read(path)).status, path).toBe(404);
  }
});

test("an unknown address, or another person's, is not found", async ({ read, signIn }) => {
  const person = await newPerson();
  const [stored] = await addAddresses(person.email, ["別荘"]);
  const id = stored?.id ?? "none";
  await signIn();
  for (const wrong of [id, "1", id.toUpperCase(), unknownId]) {
    expect((await read(`/user/address/${wrong}/edit`)).status, wrong).toBe(404);
  }
});

test("the calendar file is one entry with the times of the reservation", async ({
  read,
  request,
  signIn,
}) => {
  const email = await signIn();
  const { id, detail } = await reserveFor(email, {});
  const { document } = await read(detail);
  const file = linkIn(
    document.querySelector("main"),
    words.ja.accountReservation.detail.calendar.add,
  );
  expect(file).toBe(`/user/reservation/${id}/calendar.ics`);
  const answer = await request.get(file);
  expect(answer.headers()).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment.*\.ics/),
    "cache-control": "private, no-store",
  });
  const content = await answer.text();
  expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(content).toContain(id);
});

test("the account's home shows the next table and how many reservations there are", async ({
  read,
  signIn,
}) => {
  const { accountReservation, account, titles } = words.ja;
  const email = await signIn();
  const { detail } = await reserveFor(email, {});
  const { document } = await read("/user");
  const next = [...document.querySelectorAll("main section")].find(
    (section) => textOf(section.querySelector("h2")) === accountReservation.next.heading,
  );
  expect(textsIn(next, "h3")).toEqual(["二人用ゲームの夜"]);
  expect(linkIn(next, accountReservation.ticket)).toBe(`${detail}#ticket`);
  const tiles = textsIn(document, `nav[aria-label="${account.home.tiles}"] a`);
  const reservations = tiles.find((tile) => tile.includes(titles.userReservation));
  expect(reservations).toContain("これから1・これまで0");
});

test("an event can be added to a calendar before it is reserved", async ({ read, request }) => {
  const { document } = await read(`/en${eventItem.path}`);
  const file = await request.get(linkIn(document, words.en.notification.button.calendar));
  expect(file.headers()["content-disposition"]).toContain(`${eventItem.slug}.ics`);
  const text = await file.text();
  expect(text).toContain("BEGIN:VALARM");
  expect(text).toContain(`/en/event/${eventItem.slug}`);
});
