import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Browser, type Page, test as plain } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { parse } from "csv-parse/sync";
import { countedOf } from "../support/booking/parties.ts";
import { receptionParts, receptionPath, untilListStored } from "../support/booking/reception.ts";
import { fillInDetails, reservationsOf, reservingParts } from "../support/booking/reservable.ts";
import { withoutNetwork } from "../support/faults.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { mailsTo } from "../support/mails.ts";
import { choose } from "../support/organizer/combobox.ts";
import { editorParts } from "../support/organizer/editor.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { newEmail, signInOnPage } from "../support/sign-in/sign-in.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

type Language = (typeof languages)[number];

const { step } = plain;
const phone = { width: 390, height: 844 };
const minute = 60_000;
const fee = 2800;

/** As a control of a browser takes it, by the clock of the venue. */
const venueMoment = (date: Date) =>
  new Date(date.getTime() + 9 * 60 * minute).toISOString().slice(0, 16);

/** Today at the venue at any hour: in two hours or, late in the evening, an hour ago. */
function startOfNight(now = Date.now()): Date {
  const isLate = Number(venueMoment(new Date(now)).slice(11, 13)) >= 20;
  const start = now + (isLate ? -60 : 120) * minute;
  return new Date(start - (start % (5 * minute)));
}

/** As if the hour had come. */
const letTheHourCome = (eventId: string) =>
  query("update graphile_worker._private_jobs set run_at = now() where payload ->> 'itemId' = $1", [
    eventId,
  ]);

async function writeEvent(page: Page, { prefix, locale }: Language, startsAt: Date) {
  const { adminEvent, contentFields } = words[locale];
  const { label } = contentFields;
  const parts = editorParts(page, locale);
  await visit(page, `${prefix}/admin/event`);
  await page.getByRole("button", { name: adminEvent.create }).click();
  await page.waitForURL(/\/admin\/event\/[0-9a-f-]{36}/);
  const eventId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  const slug = `night-${randomUUID().slice(0, 8)}`;
  const title = `${slug}の夜`;
  await parts.field("ja", "title").fill(title);
  for (const name of ["summary", "body", "room", "feeNote", "bring", "cancellation"] as const) {
    await parts.field("ja", name).fill("ゲームの夜");
  }
  // A new event asks what the last one asked, whichever that is.
  const row = words[locale].contentEditor.rows.remove.replace("{number, number}", "1");
  const removeFirst = page.getByRole("button", { name: row });
  while ((await removeFirst.count()) > 0) await removeFirst.first().click();
  await parts.slug.fill(slug);
  const hours = page.getByRole("region", { name: adminEvent.hours });
  const endsAt = new Date(startsAt.getTime() + 300 * minute);
  await hours.getByLabel(label.doorsAt).fill(venueMoment(startsAt));
  await hours.getByLabel(label.startsAt).fill(venueMoment(startsAt));
  await hours.getByLabel(label.endsAt).fill(venueMoment(endsAt));
  await choose(page, hours, label.venue, locale === "ja" ? "卓上ハウス" : "Takujo House");
  await page.getByLabel(label.fee).fill(String(fee));
  for (const [index, kind] of (["addTable", "addTable", "addGeneral"] as const).entries()) {
    const { session } = adminEvent;
    await page.getByRole("button", { name: session[kind] }).click();
    await expect(page.locator(".session-row")).toHaveCount(index + 1);
    const added = page.locator(".session-row").last();
    await added.getByLabel(session.fields.names).fill("夜の部");
    await added
      .getByLabel(session.fields.capacity, { exact: true })
      .fill(kind === "addTable" ? "2" : "8");
    await added.getByText(session.rules, { exact: true }).click();
    await added.getByLabel(session.fields.closesAt).fill(venueMoment(endsAt));
  }
  return { eventId, slug, title };
}

async function sessionsOf(eventId: string) {
  const rows = await query<{ id: string; letter: string | null }>(
    "select id, letter from event_session where event_id = $1 order by letter nulls last",
    [eventId],
  );
  const [table, , general] = rows;
  if (!table || !general) throw new Error("the event lacks sessions");
  return { tableId: table.id, generalId: general.id };
}

async function newBrowserPage(browser: Browser, baseURL: string) {
  return (await browser.newContext({ baseURL, viewport: phone })).newPage();
}

async function reserveTable(page: Page, { prefix, locale }: Language, slug: string, id: string) {
  const parts = reservingParts(page, locale);
  const email = newEmail();
  await signInOnPage(page, { email, prefix, to: `/event/${slug}/reservation/new` });
  await parts.people(2).check();
  await parts.session(id).check();
  await parts.hold.click();
  await expect(parts.clock).toBeVisible();
  await fillInDetails(page, locale);
  await parts.field("guest-2-nickname").fill("はるか");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(parts.heading).toHaveText(words[locale].reserving.success.heading);
  return email;
}

async function waitForTable(page: Page, { prefix, locale }: Language, slug: string, id: string) {
  const parts = reservingParts(page, locale);
  const email = newEmail();
  await signInOnPage(page, { email, prefix, to: `/event/${slug}/reservation/new` });
  await parts.wayOut(id);
  await parts.wait.click();
  await expect(page).toHaveURL(/\/user\/reservation\/[0-9a-f-]+\/detail/);
  return email;
}

async function downloaded(page: Page, address: string): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.evaluate((href) => location.assign(href), address),
  ]);
  const text = new TextDecoder("utf-8").decode(await readFile(await file.path()));
  return parse<Record<string, string>>(text, { columns: true });
}

// In English a visitor goes the same way in tourist.spec.ts.
for (const language of languages.slice(0, 1)) {
  const { prefix, locale } = language;
  const { adminEvent, contentEditor, contentFields, adminDashboard, reception, reservationCsv } =
    words[locale];

  test(`a night is run from ${prefix}/admin: written, published at its hour, reserved, waited for, moved, and greeted without a network; then all numbers agree`, async ({
    page,
    browser,
    baseURL,
    faults,
  }) => {
    if (!baseURL) throw new Error("there is no site");
    faults.allow(withoutNetwork);
    const editor = editorParts(page, locale);
    const startsAt = startOfNight();
    await signInAsAdmin(page, { prefix, to: "/admin/event" });
    const { eventId, slug, title } = await writeEvent(page, language, startsAt);
    const player = await newBrowserPage(browser, baseURL);
    const other = await newBrowserPage(browser, baseURL);

    await step("it is published when its hour comes", async () => {
      const { later, at, schedule } = contentEditor.publication;
      await page.getByText(later, { exact: true }).click();
      await page.getByLabel(at).fill(venueMoment(new Date(Date.now() + 5 * minute)));
      await page.getByRole("button", { name: schedule }).click();
      await expect(page.locator(".toast").getByText(contentEditor.done.scheduled)).toBeVisible();
      const publicPage = `${baseURL}${prefix}/event/${slug}`;
      const statusOf = async () => (await player.request.get(publicPage)).status();
      expect(await statusOf()).toBe(404);
      await letTheHourCome(eventId);
      await expect.poll(statusOf).toBe(200);
    });

    const { tableId, generalId } = await sessionsOf(eventId);
    const email = await step("a player reserves, another waits", async () => {
      const reserved = await reserveTable(player, language, slug, tableId);
      await waitForTable(other, language, slug, tableId);
      return reserved;
    });
    const [own] = await reservationsOf(email);
    const [whole, twice] = await withDatabase(async (db) => [
      await createReservation(db, {
        eventSessionId: generalId,
        seats: 3,
        name: "渡辺 げん",
        kana: "わたなべ げん",
      }),
      await createReservation(db, {
        eventSessionId: generalId,
        seats: 1,
        name: "藤井 けい",
        kana: "ふじい けい",
      }),
    ]);
    if (!own || !whole || !twice) throw new Error("a party is missing");

    await step("the organizer moves the event, and who has seats is told", async () => {
      const moved = venueMoment(new Date(startsAt.getTime() + 30 * minute));
      await visit(page, `${prefix}/admin/event/${eventId}`);
      await page.getByLabel(adminEvent.move.to).fill(moved);
      await page.getByRole("button", { name: adminEvent.move.submit, exact: true }).click();
      const hours = page.getByRole("region", { name: adminEvent.hours });
      await expect(hours.getByLabel(contentFields.label.startsAt)).toHaveValue(moved);
      await editor.publishChanges.click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("pre").first()).toContainText(moved.slice(11));
      await dialog.getByRole("button", { name: adminEvent.publish.submit }).click();
      await expect(page.locator(".toast").getByText(contentEditor.done.published)).toBeVisible();
      await expect.poll(async () => (await mailsTo(email)).at(-1)?.text).toContain(moved.slice(11));
    });

    const door = await newBrowserPage(browser, baseURL);
    await step("the reception goes on without a network", async () => {
      const parts = receptionParts(door, locale);
      const path = prefix + receptionPath(eventId);
      await signInAsAdmin(door, { prefix, to: receptionPath(eventId) });
      await expect(parts.rows).toHaveCount(3);
      await untilListStored(door);
      await door.context().setOffline(true);
      await door.goto(`${path}?code=${own.code}`);
      await expect(parts.told).toContainText(reception.status.found);
      await parts.only.click();
      await expect(parts.row(spokenCode(own.code))).toContainText("1／2");
      await door.goto(`${path}?code=${whole.code}`);
      await parts.admit(3).click();
      await expect(parts.row("渡辺 げん")).toContainText("3／3");
      await door.goto(`${path}?code=${twice.code}`);
      await parts.admit(1).click();
      await expect(parts.row("藤井 けい")).toContainText("1／1");
      await door.goto(`${path}?code=${twice.code}`);
      await expect(parts.told).toContainText(reception.status.duplicate);
      expect(await countedOf(whole.id)).toMatchObject({ arrived: 0 });
      await door.context().setOffline(false);
      await expect(parts.online).toBeVisible();
    });

    await step("database, dashboard and file agree", async () => {
      const partiesIn = { [own.code]: 1, [whole.code]: 3, [twice.code]: 1 };
      for (const { id, code } of [own, whole, twice]) {
        const arrived = partiesIn[code] ?? 0;
        await expect
          .poll(() => countedOf(id))
          .toMatchObject({ state: "attended", arrived, paid: [arrived * fee] });
      }
      await visit(page, `${prefix}/admin`);
      const rows = page.getByRole("row").filter({ hasText: title });
      const fillingOf = (arrived: number, reserved: number, capacity: number) =>
        adminDashboard.today.filling
          .replaceAll(/<\/?num>/g, "")
          .replace("{arrived, number}", String(arrived))
          .replace("{reserved, number}", String(reserved))
          .replace("{capacity, number}", String(capacity));
      await expect(rows.filter({ hasText: fillingOf(5, 6, 12) })).toHaveCount(1);
      const lines = await downloaded(page, `${prefix}/admin/reservation/export?event=${slug}`);
      const { code, arrived, state } = reservationCsv.columns;
      const seen = lines.map((line) => [line[code], Number(line[arrived]), line[state]]);
      const expected = [own, whole, twice].map((party) => [
        spokenCode(party.code),
        partiesIn[party.code],
        reservationCsv.states.attended,
      ]);
      expect(seen).toEqual(expect.arrayContaining(expected));
      expect(seen).toHaveLength(4);
    });
    await query("update event set state = 'cancelled' where id = $1", [eventId]);
  });
}
