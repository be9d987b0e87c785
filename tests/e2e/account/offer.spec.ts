import {
  accountReservationParts,
  reserveFor,
  stateOf,
} from "../support/booking/account-reservations.ts";
import { daysFromNow, reservationsOf } from "../support/booking/reservable.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { forms, scriptsTried, words } from "../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const offered = { state: "offered", seats: 3, expiresAt: daysFromNow(1.9) };
const known = { name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678" };
/** The words for several seats. */
function seatsOf(text: string, count: number): string {
  const [, several = text] = /other \{([^}]*)\}/.exec(text) ?? [];
  return several.replace(/#|\{count, number\}/, String(count));
}

for (const { prefix, locale } of forms) {
  const { offer: said } = words[locale];

  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${prefix}/user/reservation/{id}/offer tells until when, and takes the seats`, async ({
        page,
      }) => {
        const { main, heading } = accountReservationParts(page, locale);
        const email = await signIn(page, { prefix });
        const { id, slug } = await reserveFor(email, { ...offered, ...known });
        const address = `${prefix}/user/reservation/${id}/offer`;
        await page.goto(address);
        await expect(heading).toHaveText(said.heading);
        await expect(main.getByRole("timer")).toHaveText(/^(?:1日21時間|1 day 21 hr)$/);
        await expect(main).toContainText(said.noOverlap);
        await expect(main).toContainText(said.together.title);
        await main.getByRole("button", { name: seatsOf(said.take, 3) }).click();
        await expect(page).toHaveURL(`${prefix}/event/${slug}/reservation/${id}/success`);
        expect((await stateOf(id))?.state).toBe("confirmed");
        await page.goto(address);
        await expect(heading).toHaveText(said.over.confirmed.heading);
        await expect(main.getByRole("button")).toHaveCount(0);
      });

      test(`${prefix}/user/reservation/{id}/offer lets the seats pass`, async ({ page }) => {
        const { main, heading } = accountReservationParts(page, locale);
        const email = await signIn(page, { prefix });
        const { id } = await reserveFor(email, offered);
        await page.goto(`${prefix}/user/reservation/${id}/offer`);
        await main.getByRole("button", { name: said.pass }).click();
        await expect(heading).toHaveText(said.over.left.heading);
        expect((await stateOf(id))?.state).toBe("left");
      });
    });
  }
}

test("a party that accepts fewer seats takes them, and the form asks for missing names", async ({
  page,
}) => {
  const { offer: said } = words.ja;
  const email = await signIn(page);
  const { id, slug } = await reserveFor(email, { ...offered, minSeats: 2 });
  await visit(page, `/user/reservation/${id}/offer`);
  const fewer = said.fewer.submit.replace("{count, number}", "2");
  await page.getByRole("main").getByRole("button", { name: fewer }).click();
  await expect(page).toHaveURL(`/event/${slug}/reservation/${id}/edit`);
  expect(await reservationsOf(email)).toMatchObject([{ state: "confirmed", seats: 2 }]);
});

test("an offer that overlaps another reservation is refused, with the next step", async ({
  page,
}) => {
  const { offer: said } = words.ja;
  const email = await signIn(page);
  const { id, sessionId } = await reserveFor(email, { ...offered, ...known });
  const other = await reserveFor(email, { title: "同じ時間の卓", ...known });
  await query(
    `update event_session set starts_at = ours.starts_at, ends_at = ours.ends_at
     from event_session ours where ours.id = $1 and event_session.id = $2`,
    [sessionId, other.sessionId],
  );
  await visit(page, `/user/reservation/${id}/offer`);
  const main = page.getByRole("main");
  await expect(main).toContainText(said.overlap.title);
  await expect(main).toContainText("同じ時間の卓");
  await main.getByRole("button", { name: seatsOf(said.take, 3) }).click();
  await expect(main.getByRole("alert")).toContainText(said.refusal.doubleBooked);
  expect((await stateOf(id))?.state).toBe("offered");
  await main.getByRole("link", { name: said.overlap.see }).click();
  await expect(page).toHaveURL(`${other.detail}#change`);
});
