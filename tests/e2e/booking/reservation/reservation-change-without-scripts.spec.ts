import {
  reservableEvent,
  reservationOf,
  reservationsOf,
} from "../../support/booking/reservable.ts";
import { expect, PlainPage, signInPlain, test } from "../../support/plain-page.ts";
import { words } from "../../support/words.ts";

const tables = [
  { letter: "い", capacity: 4 },
  { letter: "ろ", capacity: 4 },
];

test("/en/event/{slug}/reservation/{id}/edit moves a party to another table and adds a guest by a plain form [RT-10]", async ({
  plain,
}) => {
  const { form } = words.en.reserving;
  const { slug, first, second } = await reservableEvent(tables);
  const email = await signInPlain(plain);
  const id = await reservationOf(email, { eventSessionId: first, seats: 1 });
  await plain.goto(`/en/event/${slug}/reservation/${id}/edit`);
  expect(plain.text("h1")).toBe(form.changeHeading);
  expect(plain.valueOf("name")).toBe("森野 ことり");
  await plain.send(form.save, { seats: "2", session: second, note: "遅れます" }, "main");
  expect(plain.url.pathname).toBe(`/en/user/reservation/${id}/detail`);
  const [stored] = await reservationsOf(email);
  const expected = { state: "confirmed", seats: 2, event_session_id: second, note: "遅れます" };
  expect(stored).toMatchObject(expected);
  expect(stored?.guests[0]?.nickname).toBe("");
});

test("the second of two tabs is told what the first changed, and can continue, by plain forms [RT-10]", async ({
  plain,
}) => {
  const { form, refusal } = words.ja.reserving;
  const { slug, first } = await reservableEvent(tables);
  const email = await signInPlain(plain);
  const id = await reservationOf(email, { eventSessionId: first, seats: 2 });
  const address = `/event/${slug}/reservation/${id}/edit`;
  await plain.goto(address);
  const other = new PlainPage(plain.request);
  await other.goto(address);
  await other.send(form.save, { nickname: "べつのタブ" }, "main");
  expect(other.url.pathname).toContain("detail");
  await plain.send(form.save, { note: "こちらのメモ" }, "main");
  expect(plain.text("main .error-summary")).toContain(refusal.changedMeanwhile);
  expect(plain.text()).toContain(form.current);
  expect(plain.text("main .fact-list")).toContain("べつのタブ");
  expect(plain.valueOf("note")).toBe("こちらのメモ");
  expect(await reservationsOf(email)).toMatchObject([{ nickname: "べつのタブ", note: "" }]);
  await plain.send(form.save, {}, "main");
  expect(plain.url.pathname).toContain("detail");
  expect(await reservationsOf(email)).toMatchObject([{ note: "こちらのメモ" }]);
});

test("reducing seats asks who stays away, and drops nobody else, by plain forms [RT-10]", async ({
  plain,
}) => {
  const { form } = words.ja.reserving;
  const { slug, first } = await reservableEvent(tables);
  const email = await signInPlain(plain);
  const guests = ["はるか", "そら"].map((nickname) => ({ nickname, language: "ja" as const }));
  const id = await reservationOf(email, { eventSessionId: first, seats: 3, guests });
  await plain.goto(`/event/${slug}/reservation/${id}/edit`);
  await plain.send(form.save, { seats: "2" }, "main");
  expect(plain.text("main .error-summary")).toContain(
    form.chooseDropped.replaceAll("{count, number}", "1"),
  );
  expect(await reservationsOf(email)).toMatchObject([{ seats: 3, version: 1 }]);
  const boxes = [...plain.document.querySelectorAll("main form [type=checkbox]")];
  const box = boxes.find((each) => each.closest("label")?.textContent?.includes("はるか"));
  const name = box?.getAttribute("name") ?? "";
  await plain.send(form.save, { [name]: [box?.getAttribute("value") ?? "on"] }, "main");
  expect(plain.url.pathname).toContain("detail");
  expect(await reservationsOf(email)).toMatchObject([{ seats: 2, guests: [{ nickname: "そら" }] }]);
});
