import {
  minItems,
  requiredInput,
  requiredSelect,
  satisfies,
  trueOnly,
} from "@takujo/contracts/rules/index";
import { foldPhone, trim } from "@takujo/contracts/rules/normalize";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { foldWith, formCheckbox, formChoices, formRows, formText } from "./form-schemas.ts";
import { parseForm, refuse } from "./parse-form.ts";
import { createValidate } from "./read-form.ts";
import { validationWords } from "./refusal.server.ts";

const schema = z.object({
  name: formText(trim(), requiredInput()),
  visit: formText(requiredSelect()),
  games: formChoices(minItems(1)),
  agreed: formCheckbox(trueOnly()),
  picture: z.optional(z.file()),
});
const ja = validationWords("ja");

function sent(fields: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
const post = (fields: [string, string | File][]) =>
  new Request("http://localhost/", { method: "POST", body: sent(fields) });

const whole: [string, string][] = [
  ["name", "　ことり "],
  ["visit", "first"],
  ["games", "heavy"],
  ["agreed", "on"],
];

describe("reading a form", () => {
  it("returns the values as the schema parses them, and the key of the submission", async () => {
    const parsed = await parseForm(post([...whole, ["idempotencyKey", "k"]]), schema, ja);
    expect(parsed).toEqual({
      ok: true,
      idempotencyKey: "k",
      value: { name: "ことり", visit: "first", games: ["heavy"], agreed: true },
    });
  });

  it("refuses missing fields, with one sentence per field", async () => {
    expect(await parseForm(post([["other", ""]]), schema, ja)).toEqual({
      ok: false,
      values: { other: "" },
      formErrors: [],
      errors: {
        name: "入力してください",
        visit: "選択してください",
        games: "1個以上にしてください",
        agreed: "チェックを入れてください",
      },
    });
  });

  it("uses the language of the page", async () => {
    const parsed = await parseForm(post([]), schema, validationWords("en"));
    expect(parsed).toMatchObject({ errors: { name: "Please fill this in" } });
  });

  it("returns what was typed, with every choice and without files", async () => {
    const fields: [string, string | File][] = [
      ["name", "　"],
      ["games", "a"],
      ["games", "b"],
      ["picture", new File(["x"], "x.png")],
    ];
    expect(await parseForm(post(fields), schema, ja)).toMatchObject({
      values: { name: "　", games: ["a", "b"] },
    });
    expect(await parseForm(post(fields), schema, ja)).not.toHaveProperty("values.picture");
  });

  it("treats an empty file input as missing", async () => {
    // As browsers write it; Node omits an empty file name.
    const parts = whole.map(([name, value]) => `form-data; name="${name}"\r\n\r\n${value}`);
    const noFile =
      'form-data; name="picture"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';
    const body = [...parts, noFile]
      .map((part) => `--b\r\nContent-Disposition: ${part}\r\n`)
      .join("");
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: `${body}--b--\r\n`,
    });
    const parsed = await parseForm(request, schema, ja);
    expect(parsed.ok).toBe(true);
    expect(parsed).not.toHaveProperty("value.picture");
  });

  it("refuses a text field sent twice instead of choosing one", async () => {
    const parsed = await parseForm(post([...whole, ["name", "second"]]), schema, ja);
    expect(parsed).toMatchObject({ ok: false, errors: { name: expect.any(String) } });
  });

  it("separates errors of the whole form", async () => {
    const never = schema.check(satisfies(() => false, { text: "満席です" }));
    expect(await parseForm(post(whole), never, ja)).toMatchObject({
      errors: {},
      formErrors: ["満席です"],
    });
  });

  it("nests rows by their names, and names their errors by path", async () => {
    const listed = z.object({
      host: formText(requiredInput()),
      guests: formRows(z.object({ name: formText(trim(), requiredInput()), age: formText() }), 3),
    });
    const rows: [string, string][] = [
      ["host", "ことり"],
      ["guests.0.name", ""],
      ["guests.0.age", " "],
      ["guests.1.name", " 森 "],
      ["guests.2.name", ""],
      ["guests.2.age", "7"],
    ];
    expect(await parseForm(post(rows), listed, ja)).toEqual({
      ok: false,
      values: Object.fromEntries(rows),
      errors: { "guests.2.name": "入力してください" },
      formErrors: [],
    });
    expect(await parseForm(post(rows.slice(0, 4)), listed, ja)).toMatchObject({
      value: { host: "ことり", guests: [{ name: "森", age: "" }] },
    });
    expect(await parseForm(post(rows.slice(0, 1)), listed, ja)).toMatchObject({
      value: { guests: [] },
    });
    const many = ["a", "b", "c", "d"].map((name, at): [string, string] => [
      `guests.${at}.name`,
      name,
    ]);
    const forged: [string, string] = ["guests", "x"];
    for (const wrong of [many, [forged]]) {
      expect(await parseForm(post([...wrong, ["host", "x"]]), listed, ja)).toMatchObject({
        errors: { guests: expect.any(String) },
      });
    }
  });

  it("names an error of one of several choices by their name", async () => {
    const chosen = z.object({ games: z.array(z.string().check(z.maxLength(3))) });
    const parsed = await parseForm(
      post([
        ["games", "ok"],
        ["games", "long"],
      ]),
      chosen,
      ja,
    );
    expect(parsed).toMatchObject({ errors: { games: expect.any(String) } });
  });

  it("is answered with 422", async () => {
    const parsed = await parseForm(post([]), schema, ja);
    if (parsed.ok) throw new Error("accepted");
    expect(refuse(parsed).init?.status).toBe(422);
  });
});

describe("in the browser", () => {
  it("the same schema finds the same errors", async () => {
    const validate = createValidate(schema, ja);
    expect(await validate(sent(whole))).toEqual({});
    expect(await validate(sent(whole.slice(1)))).toEqual({ name: "入力してください" });
  });

  it("a normalizer works as a plain function", () => {
    expect(foldWith(foldPhone())("０３（１２３４）５６７８")).toBe("03-1234-5678");
  });
});
