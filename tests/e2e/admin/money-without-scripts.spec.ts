import { reserveFor } from "../support/booking/account-reservations.ts";
import { newClosableEvent, payFor, textBehind } from "../support/booking/money.ts";
import { expect, signInPlain, signInPlainAdmin, test } from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { words } from "../support/words.ts";

const { adminMoney } = words.ja;
const { evening: t } = adminMoney;

test("the organizer corrects an evening, closes it with a difference and a reason, and opens it again, by plain forms", async ({
  plain,
}) => {
  const { eventId } = await newClosableEvent();
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/money/${eventId}?ask=refund`);
  expect(plain.text(".money-sums")).toContain("¥11,200");
  expect(plain.text(".money-sums")).toContain("−¥5,600");
  await plain.send(t.correction.submit, { amount: "１，４００円" }, "dialog");
  expect(plain.text("dialog [role=alert]")).not.toBe("");
  const parties = plain.document.querySelectorAll("dialog [name=reservationId] option");
  await plain.send(
    t.correction.submit,
    { reason: "早退のため半額", reservationId: parties[2]?.getAttribute("value") ?? "" },
    "dialog",
  );
  expect(plain.text("body")).toContain(adminMoney.done.corrected);
  expect(plain.text()).toContain("早退のため半額");
  expect(plain.text()).toContain("−¥1,400");
  expect(plain.text()).toContain("¥4,200");

  await plain.send(/しめる/, { coin1000: "14", changeFund: "10,000" }, "main");
  expect(plain.text()).toContain(adminMoney.refusal.reason);
  await plain.send(/しめる/, { reason: "つり銭のまちがい" }, "main");
  expect(plain.text("body")).toContain(adminMoney.done.closed);
  expect(plain.text()).toContain("理由：つり銭のまちがい");
  expect(plain.text()).toContain("−¥200");
  expect(() => plain.named("button", t.corrections.add, "main")).toThrow();

  await plain.follow(t.closing.reopen, "main");
  await plain.send(t.closing.reopen, { reason: "かぞえなおす" }, "dialog");
  expect(plain.text("body")).toContain(adminMoney.done.reopened);
  expect(plain.text()).toContain("かぞえなおす");
});

test("takings are closed after the event has begun, and later payments are shown beside the closing, by plain forms", async ({
  plain,
}) => {
  const { eventId, paidId } = await newClosableEvent();
  const postpone = (sign: "+" | "-") =>
    query(
      `update event set doors_at = doors_at ${sign} span, starts_at = starts_at ${sign} span, ends_at = ends_at ${sign} span
       from (select interval '100 years' as span) as later where id = $1`,
      [eventId],
    );
  await postpone("+");
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/money/${eventId}`);
  expect(plain.text(".money-closing")).toContain("イベントがはじまる");
  expect(() => plain.named("button", t.closing.submit, "main")).toThrow();
  await postpone("-");
  await plain.goto(`/admin/money/${eventId}`);
  expect(plain.text(".money-methods")).toMatch(/現金1組\s*¥5,600/);
  await plain.send(t.closing.submit, { cash: "5600" }, "main");
  expect(plain.text("body")).toContain(adminMoney.done.closed);
  expect(plain.text(".money-methods")).toMatch(/現金1組\s*¥5,600/);
  await payFor(paidId, 1500);
  await plain.goto(`/admin/money/${eventId}`);
  expect(plain.text(".money-methods")).toContain(t.methods.recordedAtClosing);
  expect(plain.text(".money-methods")).toMatch(/現金\s*¥5,600/);
  expect(plain.text(".money-notices")).toContain("現金 +¥1,500");
});

test("the desk issues a receipt, reissues it with a corrected name, and voids it, by plain forms", async ({
  plain,
}) => {
  const { eventId, paidId } = await newClosableEvent();
  const { form, reissue, makeVoid } = adminMoney.receipt;
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/money/${eventId}`);
  await plain.follow("森野 ことり", "main");
  expect(plain.url.pathname).toBe(`/admin/money/receipt/${paidId}`);
  await plain.send(form.submit, { addressee: "𒀀商店" }, "main");
  expect(plain.text()).toContain("印字できない字があります：𒀀");
  await plain.send(form.submit, { addressee: "株式会社みのも", honorific: "onchu" }, "main");
  expect(plain.text("body")).toContain(adminMoney.done.issued);
  expect(plain.text()).toContain(form.nothing);

  await plain.follow(/を再発行$/, "main");
  await plain.send(reissue.submit, { addressee: "株式会社みなも" }, "dialog");
  expect(plain.text("body")).toContain(adminMoney.done.reissued);
  const copy = plain.named("a[href]", /-2 のPDF/, "main").getAttribute("href");
  const text = await textBehind(plain.request, copy);
  for (const part of ["株式会社みなも御中", "再発行", "¥5,600"]) expect(text).toContain(part);

  await plain.follow(/を無効にする$/, "main");
  await plain.send(makeVoid.submit, { reason: "金額のまちがい" }, "dialog");
  expect(plain.text("body")).toContain(adminMoney.done.voided);
  expect(() => plain.named("button", form.submit, "main")).not.toThrow();
});

test("a person gets a receipt from the English page of their reservation, by a plain form", async ({
  plain,
}) => {
  const { receipt } = words.en.accountReservation;
  const email = await signInPlain(plain);
  const { id } = await reserveFor(email, { state: "attended", startsInDays: -2 });
  const address = `/en/user/reservation/${id}/detail`;
  await plain.goto(address);
  expect(plain.text()).not.toContain(receipt.heading);
  await payFor(id, 3000);
  await plain.goto(address);
  expect(plain.text()).toContain("¥3,000");
  await plain.send(receipt.form.submit, { addressee: "Anna Lindqvist" }, "main");
  expect(plain.text("body")).toContain(receipt.done.issued);
  const link = plain.named("a[href]", /R-\d{4}-\d{4}/, "main").getAttribute("href");
  const text = await textBehind(plain.request, link);
  expect(text).toContain("AnnaLindqvist");
  expect(text).toContain("Receivedwiththanks");
  expect(() => plain.named("button", receipt.form.submit, "main")).toThrow();
});
