import { describe, expect, it } from "vitest";
import { z as classic } from "zod";
import * as mini from "zod/mini";
import { emptyToNull, formNumber } from "./empty.ts";
import { digits, exactDigits, integer, postalCode, requiredInput, satisfies } from "./index.ts";
import { validationMessage } from "./message.ts";
import { foldDigits, foldPostalCode, foldWidth, trim } from "./normalize.ts";
import { translateInto } from "./testing/translate.ts";

const t = translateInto("ja");

describe("a rule inside schemas", () => {
  it("works in classic and mini ones, and keeps their types", () => {
    const inClassic = classic.object({
      code: classic.string().check(foldWidth(), digits()),
      zip: emptyToNull(classic.string().check(foldPostalCode(), postalCode())),
      note: classic.string().optional().check(trim()),
      seats: formNumber(integer()),
    });
    const parsed: {
      code: string;
      zip: string | null;
      note?: string | undefined;
      seats: number | null;
    } = inClassic.parse({ code: "１２", zip: "〒1010044", seats: "３" });
    expect(parsed).toEqual({ code: "12", zip: "101-0044", seats: 3 });
    const inMini = mini.object({ code: mini.string().check(foldWidth(), digits()) });
    expect(inMini.parse({ code: "１２" })).toEqual({ code: "12" });
  });

  it("gives one sentence for a field: its first broken rule", () => {
    const schema = mini.string().check(requiredInput(), digits(), exactDigits(6));
    expect(schema.safeParse("abc").error?.issues).toHaveLength(1);
    expect(schema.safeParse("").error?.issues).toMatchObject([
      { params: { rule: "requiredInput" } },
    ]);
  });

  it("carries no sentence, only its name and values", () => {
    const issue = mini.string().check(exactDigits(6)).safeParse("1").error?.issues[0];
    expect(issue).toMatchObject({
      code: "custom",
      path: [],
      params: { rule: "exactDigits", values: { count: 6 } },
    });
  });
});

describe("a sentence of the caller's", () => {
  const sentenceOf = (schema: mini.ZodMiniType, value: unknown) => {
    const issue = schema.safeParse(value).error?.issues[0];
    return issue && validationMessage(issue, t);
  };

  it("[VA-16] comes from another key, with the rule's values and its own", () => {
    const byKey = digits({ message: { key: "rule.exactDigits", values: { count: 4 } } });
    expect(sentenceOf(mini.string().check(byKey), "a")).toBe("半角数字4桁で入力してください");
  });

  it("[VA-16] may be fixed words", () => {
    const byText = foldDigits();
    const rule = digits({ message: { text: "会員番号をご確認ください" } });
    expect(sentenceOf(mini.string().check(byText, rule), "a")).toBe("会員番号をご確認ください");
  });

  it("[VA-16] belongs to a check of the caller's", () => {
    const even = satisfies((value: number) => value % 2 === 0, { text: "偶数にしてください" });
    expect(sentenceOf(mini.number().check(even), 3)).toBe("偶数にしてください");
    expect(sentenceOf(mini.number().check(even), 4)).toBeUndefined();
  });
});
