import * as z from "zod/mini";
import { satisfies } from "../../rules/index.ts";
import { foldWidth, trim } from "../../rules/normalize.ts";
import { findingRule } from "../../rules/rule.ts";
import { accentRatios, isReadable, nearestAccent, readable } from "./accent.ts";
import { isColor } from "./color.ts";

/** 1d4e89 → #1d4e89 and #abc → #aabbcc, as they are copied from elsewhere. */
const wholeColor = () =>
  z.overwrite<string>((text) => {
    const digits = text.replace(/^#/, "");
    if (!/^(?:[0-9a-f]{3}){1,2}$/.test(digits)) return text;
    return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  });

/** An accent that cannot be read on paper is refused with the nearest one that can. */
const legible = findingRule<string>(
  "satisfies",
  (color) => {
    if (color === "") return undefined;
    const { day } = accentRatios(color);
    if (isReadable(day)) return undefined;
    // Rounded down, so that a refusal never shows the required 4.5.
    const ratio = Math.floor(Math.min(day.button, day.link) * 10) / 10;
    return { ratio: ratio.toFixed(1), min: readable, nearest: nearestAccent(color) };
  },
  { message: { key: "site.accent" } },
);

/** Empty is the design's own color. */
export const accentRules = [
  foldWidth(),
  trim(),
  z.toLowerCase(),
  wholeColor(),
  satisfies<string>(isColor, { key: "site.color" }),
  legible,
] as const;
