import { randomUUID } from "node:crypto";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { expect, signInPlainAdmin, test } from "../../support/plain-page.ts";
import { words } from "../../support/words.ts";

test("an event is saved as a template, which creates another event, is renamed and removed, by plain forms", async ({
  plain,
}) => {
  const t = words.ja.adminEventTemplate;
  const title = `重量級 ${randomUUID().slice(0, 8)}`;
  const session = { name: { ja: "昼の部", en: "" }, capacity: 4 };
  const { eventId } = await reservableEvent([session], { title, english: null });
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/event/${eventId}`);
  await plain.follow(t.save.open, "main");
  expect(plain.valueOf("templateName", "dialog")).toBe(title);
  await plain.send(t.save.submit, {}, "dialog");
  expect(plain.text("body")).toContain(t.done.templateSaved);
  // The same name again is refused, with what was typed.
  await plain.goto(`/admin/event/${eventId}?ask=template`);
  await plain.send(t.save.submit, {}, "dialog");
  expect(plain.text("dialog")).toContain(t.refusal["name-taken"]);
  expect(plain.valueOf("templateName", "dialog")).toBe(title);

  await plain.goto("/admin/event");
  await plain.follow(words.ja.adminEvent.fromTemplate);
  /** The list item, which has no accessible name. */
  const mark = (name: string) => {
    for (const item of plain.document.querySelectorAll("main li")) {
      if (item.querySelector("h2, h3")?.textContent === name) item.id = "wanted";
    }
    return "#wanted";
  };
  await plain.send(t.create, { day: "2031-03-08" }, mark(title));
  expect(plain.url.pathname).toMatch(/\/admin\/event\/[0-9a-f-]{36}/);
  expect(plain.text("body")).toContain(t.done.begun);
  const values = [...plain.document.querySelectorAll("main [type=datetime-local]")];
  expect(values.some((field) => field.getAttribute("value")?.startsWith("2031-03-08T"))).toBe(true);
  expect(plain.document.querySelectorAll(".session-row")).toHaveLength(1);

  await plain.goto("/admin/event/template");
  await plain.send(t.rename, { name: `${title} 改` }, mark(title));
  expect(plain.text("body")).toContain(t.done.renamed);
  await plain.follow(t.remove, mark(`${title} 改`));
  await plain.send(t.removing.submit, {}, "dialog");
  expect(plain.text("body")).toContain(t.done.removed);
  expect(plain.text()).not.toContain(`${title} 改`);
});
