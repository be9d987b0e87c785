import { describe, expect, it } from "vitest";
import { z as classic } from "zod";
import * as mini from "zod/mini";
import { compileMessages } from "../../i18n/compile-messages.ts";
import * as rules from "./index.ts";
import { validationMessage } from "./message.ts";
import { sentences, translateInto } from "./testing/translate.ts";

const ja = translateInto("ja");
const en = translateInto("en");

function both(schema: classic.ZodType | mini.ZodMiniType, value: unknown): string[] {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? [validationMessage(issue, ja), validationMessage(issue, en)] : [];
}

/** Names of arguments in a compiled text: arrays that begin with a name, some with branches. */
function icuArguments(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const names = node.filter(Array.isArray).flatMap((part) => {
    const branches = Object.values(part[2] instanceof Object ? part[2] : {});
    return [part[0] as string, ...branches.flatMap(icuArguments)];
  });
  return [...new Set(names)].toSorted();
}

function texts(messages: object, prefix = ""): [string, unknown][] {
  return Object.entries(messages).flatMap(([key, value]): [string, unknown][] =>
    typeof value === "string" || Array.isArray(value)
      ? [[`${prefix}${key}`, value]]
      : texts(value as object, `${prefix}${key}.`),
  );
}

describe("message set of the rules", () => {
  it("has a sentence for each rule, and none to spare", () => {
    const byRule: Record<keyof typeof rules, string> = sentences.ja.rule;
    expect(Object.keys(byRule).toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  it("has the same keys and arguments in both languages", () => {
    const english = new Map(texts(compileMessages(sentences.en)));
    const japanese = texts(compileMessages(sentences.ja));
    expect([...english.keys()]).toEqual(japanese.map(([key]) => key));
    for (const [key, text] of japanese) {
      expect(icuArguments(english.get(key)), key).toEqual(icuArguments(text));
    }
  });
});

describe("sentences", () => {
  it("[VA-2] name the bytes and a third of them", () => {
    expect(both(mini.string().check(rules.maxBytes(3000)), "卓".repeat(1001))).toEqual([
      "3,000バイト（全角で1,000文字）以内で入力してください",
      "Keep it to 3,000 bytes (1,000 full-width characters)",
    ]);
  });

  it("[VA-8] tell days in the words of the language", () => {
    const schema = mini.string().check(rules.maximumDate("2026-11-04"));
    expect(both(schema, "2026-11-14")).toEqual([
      "2026年11月4日までの日付を入力してください",
      "Enter a date no later than 4 Nov 2026",
    ]);
  });

  it("[VA-13] tell a wrong shape from a wrong check digit", () => {
    const schema = mini.string().check(rules.corporateNumber({ checkDigit: true }));
    expect(both(schema, "123")[0]).toBe(
      "法人番号は13桁の数字で入力してください（例：7000012050002）",
    );
    expect(both(schema, "1000012050002")[0]).toContain("誤りがあるようです");
  });

  it("[VA-16] name large limits without rounding", () => {
    const schema = mini.string().check(rules.maximumThreeDecimals());
    expect(both(schema, "10000000000000")[1]).toContain("9,999,999,999,999.999");
  });

  it.each([
    [classic.string(), undefined, "入力してください"],
    [classic.number(), "a", "半角数字で入力してください"],
    [classic.int(), 1.5, "整数で入力してください"],
    [classic.date(), "a", "日付を入力してください"],
    [classic.boolean(), undefined, "選択してください"],
    [classic.enum(["a"]), "b", "選択してください"],
    [classic.array(classic.string()), undefined, "選択してください"],
    [classic.string().min(3), "a", "3文字以上で入力してください"],
    [classic.string().max(1), "ab", "1文字以内で入力してください"],
    [classic.string().length(2), "a", "2文字で入力してください"],
    [classic.number().min(3), 1, "3以上の数を入力してください"],
    [classic.number().max(3000), 3001, "3,000以下の数を入力してください"],
    [classic.number().gt(3), 3, "3より大きい数を入力してください"],
    [classic.number().lt(3), 3, "3より小さい数を入力してください"],
    [classic.number().multipleOf(5), 3, "5の倍数を入力してください"],
    [classic.bigint().min(3n), 1n, "3以上の数を入力してください"],
    [classic.array(classic.any()).min(2), [], "2個以上にしてください"],
    [classic.array(classic.any()).max(1), [1, 2], "1個以内にしてください"],
    [classic.array(classic.any()).length(1), [], "1個にしてください"],
    [
      classic.date().min(new Date("2026-11-14T00:00:00Z")),
      new Date(0),
      "2026年11月14日以降の日付を入力してください",
    ],
    [
      classic.date().max(new Date("2026-11-14T00:00:00Z")),
      new Date("2027-01-01"),
      "2026年11月14日までの日付を入力してください",
    ],
    [classic.email(), "a", "メールアドレスを正しく入力してください（例：name@example.com）"],
    [classic.url(), "a", "URLを正しく入力してください（例：https://example.com）"],
    [classic.iso.date(), "a", "日付を正しく入力してください（例：2026-11-14）"],
    [classic.uuid(), "a", "入力内容をご確認ください"],
    [classic.union([classic.string(), classic.number()]), true, "入力内容をご確認ください"],
    [classic.strictObject({}), { a: 1 }, "入力内容をご確認ください"],
    [classic.any().refine(() => false), 1, "入力内容をご確認ください"],
    [classic.any().refine(() => false, "そのまま"), 1, "そのまま"],
  ] as [classic.ZodType, unknown, string][])(
    "speak for zod's own findings, too (%#)",
    (schema, value, sentence) => {
      const [japanese, english] = both(schema, value);
      expect(japanese).toBe(sentence);
      expect(english).toMatch(sentence === "そのまま" ? /そのまま/ : /^[A-Z][ -~]+$/);
    },
  );
});
