import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  accountReservationParts,
  othersWait,
  reserveFor,
  stateOf,
} from "../support/booking/account-reservations.ts";
import { daysFromNow } from "../support/booking/reservable.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { readQrOf } from "../support/read-qr.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { forms, scriptsTried, words } from "../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

for (const { prefix, locale } of forms) {
  const { accountReservation: said, titles } = words[locale];

  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${prefix}/user/reservation lists what is ahead, waited for and over, each with what can be done [RT-23]`, async ({
        page,
      }) => {
        const parts = accountReservationParts(page, locale);
        const email = await signIn(page, { prefix, to: "/user/reservation" });
        await expect(parts.heading).toHaveText(titles.userReservation);
        await expect(parts.main).toContainText(said.empty.heading);

        const confirmed = await reserveFor(email, { title: "確定の卓" });
        const held = await reserveFor(email, { title: "途中の卓", state: "held" });
        const offered = await reserveFor(email, {
          title: "あいた卓",
          state: "offered",
          expiresAt: daysFromNow(1.9),
        });
        const waiting = await reserveFor(email, { title: "待つ卓", state: "waiting" });
        await othersWait(waiting.sessionId, 2);
        const over = await reserveFor(email, { state: "attended", startsInDays: -400 });
        await page.goto(`${prefix}/user/reservation`);

        const ahead = parts.row("確定の卓");
        await expect(ahead).toContainText(said.state.confirmed);
        await expect(ahead.getByRole("link", { name: said.ticket })).toHaveAttribute(
          "href",
          `${prefix}${confirmed.detail}#ticket`,
        );
        await expect(ahead.getByRole("link", { name: said.change })).toHaveAttribute(
          "href",
          `${prefix}${confirmed.detail}#change`,
        );
        const unfinished = parts.row("途中の卓");
        await expect(unfinished.getByRole("timer")).toHaveText(/^(?:10:00|0[89]:\d\d)$/);
        await expect(unfinished.getByRole("link", { name: said.continue })).toHaveAttribute(
          "href",
          `${prefix}/event/${held.slug}/reservation/${held.id}/edit`,
        );
        const open = parts.row("あいた卓");
        await expect(open.getByRole("timer")).toHaveText(/^(?:1日21時間|1 day 21 hr)$/);
        await expect(open.getByRole("link", { name: said.take })).toHaveAttribute(
          "href",
          `${prefix}/user/reservation/${offered.id}/offer`,
        );
        const queued = parts.row("待つ卓");
        await expect(queued.locator(".queue-line i")).toHaveCount(3);
        await expect(queued.locator('.queue-line i[data-place="after"]')).toHaveCount(2);
        await expect(queued.locator(".reservation-position .num")).toHaveText("1");

        const past = parts.section(said.groups.past).getByRole("listitem");
        await expect(past).toHaveCount(1);
        await expect(past).toContainText(said.state.attended);
        await page.getByRole("link", { name: said.groups.waiting }).click();
        await expect(page).toHaveURL(`${prefix}/user/reservation?show=waiting`);
        await expect(parts.main.getByRole("article")).toHaveCount(2);
        await expect(past).toHaveCount(0);
        await page.getByRole("link", { name: said.groups.past }).click();
        await parts.main.getByRole("link", { name: said.details }).click();
        await expect(page).toHaveURL(prefix + over.detail);
        await expect(parts.main).toContainText(said.detail.status.attended);
      });

      test(`${prefix}/user/reservation/{id}/detail shows the ticket, whose code a reader reads, who sits down and what happened [RT-23]`, async ({
        page,
        baseURL,
      }) => {
        const parts = accountReservationParts(page, locale);
        const email = await signIn(page, { prefix });
        const { id, slug, detail } = await reserveFor(email, {
          code: newCode(),
          guests: [{ nickname: "はるか", language: "en" }],
          note: "20時に一度、\n席をはずします。",
          changeDeadline: daysFromNow(2.98),
          history: [
            { cause: "join", detail: { position: 2 } },
            { cause: "offer", madeBy: "system", detail: { until: daysFromNow(1).toISOString() } },
            { cause: "accept" },
            { cause: "change", madeBy: "organizer" },
          ],
        });
        await page.goto(prefix + detail);
        await expect(parts.heading).toHaveText("二人用ゲームの夜");
        await expect(page).toHaveTitle(new RegExp(titles.userReservationDetail));
        await expect(parts.main).toContainText("¥3,000");
        await expect(parts.section(said.detail.party.heading).getByRole("listitem")).toHaveCount(2);
        await expect(parts.main).toContainText("はるか");
        await expect(parts.main).toContainText("席をはずします。");
        await expect(parts.main.locator("#change ~ .panel")).toContainText("前日まで無料です。");
        await expect(parts.main.getByRole("timer")).toHaveText(/^2\D+23\D+\d+\D+$/);
        const events = parts.section(said.history.heading).getByRole("listitem");
        await expect(events.locator("b")).toHaveText([
          said.history.cause.change,
          said.history.cause.accept,
          said.history.cause.offer,
          said.history.cause.join,
        ]);
        await expect(events.first()).toContainText(said.history.byOrganizer);
        for (const name of [said.detail.changes.seats, said.detail.changes.details]) {
          const link = parts.main.getByRole("link", { name });
          await expect(link).toHaveAttribute(
            "href",
            new RegExp(`^${prefix}/event/${slug}/reservation/${id}/edit`),
          );
        }
        const { code } = (await stateOf(id)) ?? { code: "none" };
        await expect(parts.main.getByText(spokenCode(code)).first()).toBeVisible();
        const wanted = `${baseURL}/admin/check-in?code=${code}`;
        expect(await readQrOf(parts.ticketCode)).toBe(wanted);

        await page.getByRole("button", { name: said.detail.pane.larger }).click();
        const large = page.getByRole("dialog", { name: said.detail.pane.large });
        await expect(large).toBeVisible();
        expect(await readQrOf(large.getByRole("img", { name: words[locale].ticket.qr }))).toBe(
          wanted,
        );
        await page.keyboard.press("Escape");
        await expect(large).toBeHidden();
      });

      test(`${prefix}/user/reservation/{id}/detail gives the seats back, in time and late [RT-23]`, async ({
        page,
      }) => {
        const parts = accountReservationParts(page, locale);
        const email = await signIn(page, { prefix });
        const inTime = await reserveFor(email, {});
        const late = await reserveFor(email, { changeDeadline: daysFromNow(-1) });
        for (const [{ id, detail }, kind] of [
          [inTime, "confirmed"],
          [late, "late"],
        ] as const) {
          await page.goto(prefix + detail);
          if (kind === "late") {
            await expect(parts.main).toContainText(said.detail.changes.overNote);
            await expect(
              parts.main.getByRole("link", { name: said.detail.changes.seats }),
            ).toHaveCount(0);
          }
          await parts.main.getByRole("button", { name: said.detail.changes.cancel }).click();
          const question = javaScriptEnabled
            ? parts.dialog
            : parts.section(parts.ask[kind].heading);
          await expect(question).toContainText(parts.ask[kind].heading);
          await expect(question).toContainText(
            kind === "late" ? "前日まで無料です。" : /お支払いはありません|nothing to pay/,
          );
          expect((await stateOf(id))?.state).toBe("confirmed");
          await question.getByRole("button", { name: parts.ask.accept[kind] }).click();
          if (!javaScriptEnabled) await expect(parts.notice).toHaveText(said.detail.done.cancelled);
          const { cancelled, cancelledLate } = said.detail.status;
          await expect(parts.main).toContainText(kind === "late" ? cancelledLate : cancelled);
          await expect(parts.main).not.toContainText("¥3,000");
          expect(await stateOf(id)).toMatchObject({
            state: "cancelled",
            cancelled_late: kind === "late",
          });
        }
      });

      test(`${prefix}/user/reservation leaves a queue, after asking [RT-23]`, async ({ page }) => {
        const parts = accountReservationParts(page, locale);
        const email = await signIn(page, { prefix });
        const { id, detail } = await reserveFor(email, { state: "waiting" });
        await page.goto(`${prefix}/user/reservation`);
        await parts.main.getByRole("button", { name: said.stopWaiting }).click();
        const question = javaScriptEnabled
          ? parts.dialog
          : parts.section(parts.ask.waiting.heading);
        await expect(question).toContainText(parts.ask.waiting.heading);
        expect((await stateOf(id))?.state).toBe("waiting");
        await question.getByRole("button", { name: parts.ask.accept.waiting }).click();
        await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}${detail}`));
        await expect(parts.main).toContainText(said.detail.status.left);
        expect((await stateOf(id))?.state).toBe("left");
      });
    });
  }
}

function newCode(): string {
  const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  return Array.from({ length: 8 }, () =>
    signs.charAt(Math.floor(Math.random() * signs.length)),
  ).join("");
}

test("a hold that expires while the list is open is shown as expired", async ({ page }) => {
  const { accountReservation: said } = words.ja;
  const email = await signIn(page);
  const { id } = await reserveFor(email, {
    state: "held",
    expiresAt: new Date(Date.now() + 600_000),
  });
  await page.clock.install();
  await visit(page, "/user/reservation");
  const back = page.getByRole("link", { name: said.continue });
  await expect(back).toBeVisible();
  await query("update reservation set state = 'expired', expires_at = null where id = $1", [id]);
  await page.clock.fastForward(601_000);
  await expect(back).toHaveCount(0);
  await expect(page.getByRole("region", { name: said.groups.past })).toContainText(
    said.state.expired,
  );
});
