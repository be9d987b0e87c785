import { elementAt } from "./list.ts";

/** Every color is #RRGGBB: mixing reads the digits by position. */
export const pigment = {
  ink: "#211C15",
  paper: "#FBF5E6",
  white: "#FFFDF8",
  cloth: "#0C5445",
  clothDeep: "#073B31",
  yamabuki: "#F4B223",
  shu: "#E2492A",
  ai: "#1D4E89",
  aiDeep: "#173E6E",
  toki: "#F2A79C",
  wood: "#C4905A",
  woodDeep: "#7C5230",
  kinari: "#EFE3C6",
  sora: "#A6D0DA",
  wakakusa: "#B7C46B",
  sumi: "#2B2620",
  shuDeep: "#A8311A",
  woodLight: "#D9A873",
} as const;

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** `share` 0 is the first color, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + (elementAt(target, index) - value) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

/** The cardboard edge under a piece; for ink only black is darker. */
export const edge = (color: string, share = 0.3): string =>
  color.toUpperCase() === pigment.ink ? "#000000" : mix(color, pigment.ink, share);

const deepColors: readonly string[] = [pigment.ink, pigment.cloth, pigment.ai, pigment.shu];

/** Whether marks on this color must be light. */
export const isDeep = (color: string): boolean => deepColors.includes(color);

/** The color of a pattern on a color, tone on tone. */
export const contrastOf = (color: string): string =>
  color === pigment.ink ? pigment.white : pigment.ink;

/** As WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color for text on another: ink or white, whichever is more legible. */
export const inkOn = (color: string): string =>
  contrast(color, pigment.ink) >= contrast(color, pigment.white) ? pigment.ink : pigment.white;

/** The WCAG contrast for small text. */
const readable = 4.5;

/** The color, darkened as far as white text on it needs. */
export function deepened(color: string): string {
  const steps = [0, 0.15, 0.3, 0.45, 0.6];
  const found = steps.find(
    (share) => contrast(mix(color, pigment.ink, share), pigment.white) >= readable,
  );
  return mix(color, pigment.ink, found ?? 0.75);
}
