import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { countMonth } from "@takujo/insight/statistics/count-month";
import { storeMonth } from "@takujo/insight/statistics/queries";
import { before, chosen, makeStatisticsEvents } from "../support/organizer/statistics-events.ts";
import { expect, signInPlainAdmin, test } from "../support/plain-page.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

test.beforeAll(makeStatisticsEvents);

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/statistics tells of a month and the one before without a script`, async ({
    plain,
  }) => {
    const { attendance, noShow, change, fees, kinds, heading } = words[locale].adminStatistics;
    await signInPlainAdmin(plain);
    await plain.goto(`${prefix}/admin/statistics?month=${chosen}`);
    expect(plain.text("h1")).toBe(heading);
    const figures = [...plain.document.querySelectorAll(".admin-figures > div")].map(
      ({ textContent }) => textContent ?? "",
    );
    const figure = (name: string) => figures.find((text) => text.includes(name)) ?? "";
    expect(figure(attendance.figure)).toMatch(/7.*\+3/s);
    expect(figure(attendance.figure)).toContain(change.better);
    expect(figure(noShow.heading)).toMatch(/12\.5.*\+12\.5/s);
    expect(figure(noShow.heading)).toContain(change.worse);
    expect(figure(fees.figure)).toMatch(/¥10,500.*\+¥4,500/s);
    const rowsUnder = (name: string) => {
      const boxes = [...plain.document.querySelectorAll("main section")];
      const box = boxes.find((each) => each.querySelector("h2, h3")?.textContent?.includes(name));
      // Tables are collapsed until opened.
      expect(box?.querySelector("details:not([open]) table")).not.toBeNull();
      return [...(box?.querySelectorAll("tr") ?? [])].map(({ textContent }) => textContent ?? "");
    };
    expect(rowsUnder(attendance.heading)[2]).toMatch(/4–10.*5/s);
    const member = rowsUnder(kinds.heading).find((row) => row.includes("会員"));
    expect(member).toContain("¥1,500");
    await plain.follow(/./, `nav[aria-label="${words[locale].admin.month.label}"]`);
    expect(plain.url.search).toBe(`?month=${before}`);
    expect(plain.text()).toContain(locale === "ja" ? "2019年2月" : "February 2019");
  });
}

test("an unfinished month is shown beside a complete one without a comparison", async ({
  plain,
}) => {
  const month = "2016-03";
  const now = new Date(`${month}-20T03:00:00+09:00`);
  await withDatabase(async (db) => {
    for (const [day, seats] of [
      ["2016-02-09", 6],
      [`${month}-09`, 2],
    ] as const) {
      const startsAt = new Date(`${day}T18:00:00+09:00`);
      const { id: eventId } = await createEvent(db, { startsAt, fee: 1500 });
      const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt });
      const party = { seats, arrived: seats, state: "attended" } as const;
      await createReservation(db, { eventSessionId, ...party });
    }
    // As counted the night before.
    const { figures } = await countMonth(db, month, now);
    await storeMonth(db, { month, counting: 1, figures: JSON.stringify(figures), now });
  });
  const { change, unit } = words.ja.adminStatistics;
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/statistics?month=${month}`);
  expect(plain.text()).toContain("2016年3月は、まだ終わっていません");
  const formerly = unit.plainPeople.replace("{count, number}", "6");
  expect(plain.text(".admin-figures")).toContain(change.before.replace("{value}", formerly));
  for (const verdict of [change.better, change.worse, change.more, change.fewer, "−", "+"]) {
    const changes = [...plain.document.querySelectorAll(".statistics-change")];
    expect(changes.filter(({ textContent }) => textContent?.includes(verdict))).toEqual([]);
  }
});

test("an invalid month is refused with a message, and an empty one says so", async ({ plain }) => {
  await signInPlainAdmin(plain);
  for (const month of ["2019-13", "", "1900-01", "2199-12", "%00", "'; drop table event"]) {
    await plain.goto(`/admin/statistics?month=${month}`);
    expect(plain.status, month).toBe(200);
    const told = [...plain.document.querySelectorAll("[role=status]")].map(
      (each) => each.textContent,
    );
    expect(told.join(), month).toContain(words.ja.adminStatistics.unknownMonth);
  }
  await plain.goto("/admin/statistics?month=2019-04");
  expect(plain.text()).toContain("2019年4月に終わったイベントはありません");
});
