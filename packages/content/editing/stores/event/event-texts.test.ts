import type { FieldValue } from "@takujo/contracts/content/editing/content-document";
import { eventFields } from "@takujo/contracts/content/event";
import type { ContentField } from "@takujo/contracts/content/fields";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { readEvent } from "../../../event/index.ts";
import { previewContent } from "../../preview/preview-content.ts";
import { eventStore } from "./index.ts";

const { db } = await createTestDatabase();
const startsAt = new Date(Date.now() + 7 * 86_400_000);
const { id, slug } = await createEvent(db, { startsAt, english: null });
await createEventSession(db, { eventId: id, startsAt });

const texts: readonly ContentField[] = eventFields.text;
const markdown = texts.filter(({ form }) => form === "markdown");

const namesOf = (fields: readonly ContentField[]) => fields.map(({ name }) => name);

const sample = ({ form, name }: ContentField): FieldValue => {
  if (form === "steps") return [{ time: "13:00", text: name }];
  if (form === "questions") return [{ key: "age", label: name, required: false }];
  return `**${name}**`;
};

async function write(values: (field: ContentField) => FieldValue) {
  const stored = await eventStore.read(db, id);
  if (!stored) throw new Error("no such event");
  const { document } = stored;
  document.texts.ja = Object.fromEntries(texts.map((field) => [field.name, values(field)]));
  await db
    .transaction()
    .execute((transaction) => eventStore.write(transaction, id, document, new Date()));
  expect((await eventStore.read(db, id))?.document).toEqual(document);
  return document.texts.ja;
}

/** The HTML of the Markdown texts in an answer, by their names. */
function htmlOf(page: object) {
  const answer = new Map(Object.entries(page));
  return new Map(markdown.map(({ name }) => [name, answer.get(`${name}Html`)]));
}

describe("the texts of an event", () => {
  it("are stored, and fill the next event if they are carried over", async () => {
    const written = await write(sample);
    const begun = (await eventStore.begin?.(db))?.texts?.ja ?? {};
    expect(Object.keys(begun)).toEqual(namesOf(texts.filter((field) => field.carriedOver)));
    expect(written).toMatchObject(begun);
    expect(begun).toHaveProperty("bring");
    expect(begun).not.toHaveProperty("title");
  });

  it("that are Markdown become HTML on the page and in its preview", async () => {
    await write(sample);
    const shown = htmlOf(await readEvent(db, slug, "ja"));
    for (const [name, html] of shown) expect(html).toContain(`<strong>${name}</strong>`);
    const { page } = await previewContent(db, { kind: "event", itemId: id }, "ja");
    expect(htmlOf(page)).toEqual(shown);
  });

  it("may be absent where they are optional", async () => {
    await write((field) =>
      field.required ? sample(field) : Array.isArray(sample(field)) ? [] : "",
    );
    const shown = htmlOf(await readEvent(db, slug, "ja"));
    const absent = [...shown.keys()].filter((name) => shown.get(name) === null);
    expect(absent).toEqual(namesOf(markdown.filter((field) => !field.required)));
    expect(absent).toContain("notice");
  });
});
