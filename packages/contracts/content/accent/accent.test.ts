import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteSettingsSchema } from "../site-settings.ts";
import {
  accentColors,
  accentRatios,
  accentTokens,
  clothTokens,
  grounds,
  isReadable,
  nearestAccent,
  nightAccent,
  readable,
  standardAccent,
} from "./accent.ts";
import { contrast, fromLab, toLab } from "./color.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const gold = "#f4b223";
const onCloth = ["#fffdf8", "#cde2d8"];

describe("colors", () => {
  it("have the contrast that WCAG's examples have", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("come back from OKLab as they were", () => {
    fc.assert(fc.property(anyColor, (color) => fromLab(toLab(color)) === color));
  });
});

describe("an accent", () => {
  it("that cannot be read has a nearest one that can, and one that can is its own nearest", () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const nearest = nearestAccent(color);
        expect(isReadable(accentRatios(nearest).day)).toBe(true);
        expect(nearestAccent(nearest)).toBe(nearest);
      }),
    );
  });

  it("can be read in every place, by day and by night, whatever it is", () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const accent = nearestAccent(color);
        const { day, night } = accentRatios(accent);
        expect([isReadable(day), isReadable(night)]).toEqual([true, true]);
        const pairOf = (name: `--tk-${string}`): string[] =>
          accentTokens(accent)?.[name]?.match(/#[0-9a-f]{6}/g) ?? [
            standardAccent,
            nightAccent(accent),
          ];
        const [byDay = "", byNight = ""] = pairOf("--tk-action-hover");
        expect(contrast(byDay, grounds.day.letters)).toBeGreaterThan(readable);
        expect(contrast(byNight, grounds.night.letters)).toBeGreaterThan(readable);
        // Letters, and the gold of buttons and focus, stand on the plain cloth.
        const cloths = [...pairOf("--tk-cloth"), ...pairOf("--tk-cloth-deep")];
        for (const text of [...onCloth, gold]) {
          const ratios = cloths.map((cloth) => contrast(cloth, text));
          expect(Math.min(...ratios), `${text} with ${accent}`).toBeGreaterThan(readable);
        }
      }),
    );
  });

  it("is a lighter tint at night", () => {
    expect(toLab(nightAccent("#1d4e89")).lightness).toBeCloseTo(0.8, 2);
  });

  it("dyes the cloth: with the design's own green it stays as it is", () => {
    const { cloth, clothDeep } = accentColors(standardAccent);
    expect(cloth).toBe(clothTokens["--tk-cloth"][0]);
    // The design's own hues differ by a shade.
    expect(contrast(clothDeep, clothTokens["--tk-cloth-deep"][0])).toBeLessThan(1.02);
    expect(accentColors("")).toMatchObject({ accent: standardAccent, cloth });
  });

  it("replaces nothing as long as nobody chose one", () => {
    expect([accentTokens(""), accentTokens(standardAccent)]).toEqual([undefined, undefined]);
  });
});

describe("a chosen color", () => {
  const { accent } = siteSettingsSchema.shape;

  it.each([
    ["", ""],
    ["#1D4E89", "#1d4e89"],
    [" ＃１Ｄ４Ｅ８９ ", "#1d4e89"],
    ["1d4e89", "#1d4e89"],
    ["#048", "#004488"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(accent.parse(typed)).toBe(stored);
  });

  it.each([
    "#12345",
    "red",
    "#1d4e89;--x:url(//evil)",
    "light-dark(#000,#fff)",
    "#xyzxyz",
    "##12345",
  ])("%j is none", (typed) => {
    expect(accent.safeParse(typed).success).toBe(false);
  });

  it("that cannot be read is refused, with its ratio and the nearest that can", () => {
    const { error } = accent.safeParse("#f4b223");
    expect(error?.issues[0]).toMatchObject({
      params: {
        message: { key: "site.accent" },
        values: { ratio: "1.5", min: 4.5, nearest: nearestAccent("#f4b223") },
      },
    });
  });
});
