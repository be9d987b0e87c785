import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAtVenue } from "../venue-time.ts";
import { ruleEntries } from "./catalogue/index.ts";
import { dayOf } from "./day-of.ts";
import { compareDecimals, readDecimal } from "./decimal.ts";
import * as rules from "./index.ts";
import * as normalizers from "./normalize.ts";
import type { Rule } from "./rule.ts";
import { accepts, judge } from "./testing/judge.ts";
import { makeFrom } from "./testing/makers.ts";
import { composed, toHalfWidth, toHyphens, trimmed, utf8Length } from "./text.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({
    unit: fc.constantFrom(..."０１９0９Ａzー−–-（）@＠〒 　がか\u3099ｶﾞ\u200b.。:/_T"),
    maxLength: 20,
  }),
);
const fold = async (text: string, normalizer: unknown) =>
  (await judge(text, normalizer)).value as string;
const normalizerOf: Record<string, () => Rule<string>> = normalizers;

describe("normalizers", () => {
  it.each(Object.keys(normalizers))("%s changes nothing the second time", async (name) => {
    const normalizer = normalizerOf[name]?.();
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const once = await fold(text, normalizer);
        expect(await fold(once, normalizer)).toBe(once);
      }),
    );
  });

  it("take every postal mark off at once", async () => {
    expect(await fold("〒〒 101-0044", normalizers.foldPostalCode())).toBe("101-0044");
  });

  it("fold a full-width number back to what was meant", async () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        expect(toHalfWidth(wide(text))).toBe(text);
      }),
    );
  });

  it("trim like JavaScript, and more", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(trimmed(text)).toBe(trimmed(text.trim()));
        expect(trimmed(`\u3000${text}\u200b`)).toBe(trimmed(text));
      }),
    );
  });

  it("compose as Unicode does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(composed(text.normalize("NFD"))).toBe(text.normalize("NFC"));
      }),
    );
  });
});

describe("accepted text", () => {
  const afterwards: [keyof typeof rules & keyof typeof ruleEntries, () => unknown][] = [
    ["phone", normalizers.foldPhone],
    ["localPhone", normalizers.foldPhone],
    ["fax", normalizers.foldPhone],
    ["postalCode", normalizers.foldPostalCode],
    ["digits", normalizers.foldDigits],
    ["digitsWithHyphen", normalizers.foldDigits],
    ["hiragana", normalizers.compose],
    ["katakana", normalizers.foldKana],
    ["kana", normalizers.compose],
    ["email", normalizers.trim],
    ["domain", normalizers.foldDomain],
    ["corporateNumber", normalizers.foldWidth],
    ["invoiceNumber", normalizers.foldWidth],
    ["urlSlug", normalizers.trim],
    ["xId", normalizers.stripAt],
    ["instagramId", normalizers.stripAt],
  ];

  it.each(afterwards)("of %s is accepted again after its normalizer", async (name, normalizer) => {
    const rule = makeFrom(name, []);
    const examples = ruleEntries[name].examples.flatMap(({ passes, fails }) => [
      ...passes,
      ...fails,
    ]);
    const texts = examples.filter((value) => typeof value === "string");
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...texts), anyText), async (text) => {
        fc.pre(accepts(rule, text));
        expect(accepts(rule, await fold(text, normalizer()))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe("characters and length", () => {
  it("[VA-6] digits accepts exactly the strings over 0-9, the empty one included", () => {
    const rule = rules.digits();
    fc.assert(
      fc.property(anyText, (text) => {
        const isOverDigits = [...text].every((character) => "0123456789".includes(character));
        expect(accepts(rule, text)).toBe(isOverDigits);
      }),
    );
    fc.assert(fc.property(fc.bigInt({ min: 0n }), (n) => accepts(rule, String(n))));
  });

  it("[VA-6] exactly is at least and at most", () => {
    const count = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        count,
        fc.string({ unit: fc.constantFrom(..."0123456789a"), minLength: 1 }),
        (n, text) => {
          const both = accepts(rules.minDigits(n), text) && accepts(rules.maxDigits(n), text);
          expect(accepts(rules.exactDigits(n), text)).toBe(both);
        },
      ),
    );
  });

  it("[VA-2] the byte limit equals TextEncoder's length, lone surrogates too", () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(anyText, (text) => {
        const bytes = encoder.encode(text).length;
        expect(utf8Length(text)).toBe(bytes);
        expect(accepts(rules.maxBytes(bytes), text)).toBe(true);
        if (bytes > 0) expect(accepts(rules.maxBytes(bytes - 1), text)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it("[VA-4] as many full-width characters as allowed fit, one more does not", () => {
    const kanji = fc.string({ unit: fc.constantFrom(..."卓上席駒賽🎲が"), minLength: 1 });
    fc.assert(
      fc.property(kanji, (text) => {
        const count = [...text].length;
        expect(accepts(rules.maxFullWidth(count), text)).toBe(true);
        expect(accepts(rules.maxFullWidth(count), text.normalize("NFD"))).toBe(true);
        expect(accepts(rules.maxFullWidth(count), `${text}a`)).toBe(false);
      }),
    );
  });
});

describe("numbers people write", () => {
  const digit = (length: number) =>
    fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
  const hyphen = fc.constantFrom(..."-ー‐−–—ｰ－");
  const wide = (text: string) =>
    text.replace(/[0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

  it("[VA-11] any postal code is accepted once folded, however it is typed", async () => {
    const typed = fc.tuple(
      fc.constantFrom("", "〒", "〒 ", "　"),
      digit(3),
      hyphen,
      digit(4),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(typed, async ([mark, area, dash, town, isWide]) => {
        const text = mark + (isWide ? wide(`${area}${dash}${town}`) : `${area}${dash}${town}`);
        const folded = await fold(text, normalizers.foldPostalCode());
        expect(folded).toBe(`${area}-${town}`);
        expect(accepts(rules.postalCode(), folded)).toBe(true);
      }),
    );
  });

  it("[VA-10] any phone number is accepted once folded, however it is typed", async () => {
    const groups = fc.tuple(
      fc.constantFrom("0", "+81-", "＋８１ー"),
      fc.integer({ min: 1, max: 4 }).chain(digit),
      hyphen,
      fc.integer({ min: 1, max: 4 }).chain(digit),
      digit(4),
    );
    await fc.assert(
      fc.asyncProperty(groups, async ([start, area, dash, exchange, line]) => {
        const text = wide(`${start}${area}${dash}${exchange}${dash}${line}`);
        const folded = await fold(` ${text}　`, normalizers.foldPhone());
        expect(accepts(rules.phone(), folded), folded).toBe(true);
        expect(accepts(rules.fax(), folded)).toBe(true);
        expect(accepts(rules.localPhone(), folded)).toBe(start === "0");
      }),
    );
  });

  it("fold hyphens without touching digits", () => {
    fc.assert(
      fc.property(digit(8), (text) => {
        expect(toHyphens(text)).toBe(text);
      }),
    );
  });
});

describe("dates", () => {
  const moment = fc.date({
    min: new Date("1970-01-01"),
    max: new Date("2200-01-01"),
    noInvalidDate: true,
  });

  it("[VA-8] the venue's day is what Intl says of Asia/Tokyo", () => {
    const tokyo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" });
    fc.assert(
      fc.property(moment, (date) => {
        expect(dayAtVenue(date)).toBe(tokyo.format(date));
      }),
    );
  });

  it("[VA-8] text is a day exactly when the calendar gives it back", () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(part(2400), part(13), part(32), (year, month, day) => {
        const text = [
          String(year).padStart(4, "0"),
          String(month).padStart(2, "0"),
          String(day).padStart(2, "0"),
        ].join("-");
        const date = new Date(`${text}T00:00:00Z`);
        const exists =
          year > 0 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(dayOf(text)).toBe(exists ? text : undefined);
      }),
      { numRuns: 1_000 },
    );
  });

  it("[VA-8] today and every later day pass, every earlier one fails", () => {
    fc.assert(
      fc.property(moment, moment, (now, other) => {
        const rule = rules.notBeforeToday({ now: () => now });
        const [today, day] = [dayAtVenue(now), dayAtVenue(other)];
        expect(accepts(rule, today)).toBe(true);
        expect(accepts(rule, day)).toBe(day >= today);
        expect(accepts(rule, other)).toBe(day >= today);
        expect(accepts(rules.maximumDate(today), day)).toBe(day <= today);
      }),
    );
  });
});

describe("decimals", () => {
  it("[VA-16] read every finite number without loss", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const decimal = readDecimal(number);
        expect(decimal).toBeDefined();
        if (!decimal) return;
        const text = `${decimal.negative ? "-" : ""}${decimal.whole}.${decimal.fraction || "0"}`;
        expect(Number(text) + 0).toBe(number + 0);
      }),
    );
  });

  it("[VA-16] compare as whole numbers do, however large", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        const [left, right] = [readDecimal(a), readDecimal(`${b}.000`)];
        if (!left || !right) throw new Error("unread");
        expect(Math.sign(compareDecimals(left, right))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it("[VA-16] places are counted on the digits as written", () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 6 }),
        (whole, places) => {
          for (const limit of [1, 2, 3] as const) {
            expect(accepts(rules.decimals(limit), `${whole}.${places}`)).toBe(
              places.length <= limit,
            );
          }
        },
      ),
    );
  });
});

describe("company numbers", () => {
  it("[VA-13] one leading digit in nine fits any twelve", () => {
    const twelve = fc.string({
      unit: fc.constantFrom(..."0123456789"),
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(twelve, (base) => {
        const fits = [..."123456789"].filter((digit) =>
          accepts(rules.corporateNumber({ checkDigit: true }), digit + base),
        );
        expect(fits).toHaveLength(1);
        expect(accepts(rules.invoiceNumber({ checkDigit: true }), `T${fits[0]}${base}`)).toBe(true);
      }),
    );
  });
});
