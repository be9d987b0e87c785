import { contrast, fromLab, highest, toLab, withChroma } from "./color.ts";

/** The design's own accent, from which its cloth is dyed too. */
export const standardAccent = "#0c5445";

/** What WCAG asks of text. */
export const readable = 4.5;

/**
 * Of the design (apps/web/app/ui/tokens.css): the ground on which the accent is hardest to read, and the letters on a button
 * of its color.
 */
export const grounds = {
  day: { ground: "#efe7d3", letters: "#fffdf8" },
  night: { ground: "#172922", letters: "#211c15" },
} as const;

/** Cloth of the design by day and by night. */
export const clothTokens = {
  "--tk-cloth": ["#0c5445", "#0d4b3e"],
  "--tk-cloth-pat": ["#0f6350", "#115748"],
  "--tk-cloth-deep": ["#073b31", "#08130f"],
  "--tk-cloth-deep-pat": ["#0b463b", "#0d1d18"],
} as const;

const nightLightness = 0.8;
const nightChroma = 0.12;
const chromaOf = ({ a, b }: { a: number; b: number }) => Math.hypot(a, b);

/** What is legible on paper is too dark at night, so the same hue is used in a light tint. */
export function nightAccent(accent: string): string {
  const lab = toLab(accent);
  const share = Math.min(1, nightChroma / Math.max(chromaOf(lab), Number.EPSILON));
  return fromLab({ ...withChroma(lab, share), lightness: nightLightness });
}

export interface AccentRatios {
  button: number;
  link: number;
}

/** How well letters on the accent, and the accent on its ground, can be read. */
export function accentRatios(accent: string): { day: AccentRatios; night: AccentRatios } {
  const night = nightAccent(accent);
  return {
    day: {
      button: contrast(grounds.day.letters, accent),
      link: contrast(accent, grounds.day.ground),
    },
    night: {
      button: contrast(grounds.night.letters, night),
      link: contrast(night, grounds.night.ground),
    },
  };
}

export const isReadable = ({ button, link }: AccentRatios): boolean =>
  Math.min(button, link) >= readable;

/** The same hue, darkened only as far as it must be. */
export function nearestAccent(accent: string): string {
  if (isReadable(accentRatios(accent).day)) return accent;
  const lab = toLab(accent);
  const darkened = (share: number) => fromLab({ ...lab, lightness: lab.lightness * share });
  return darkened(highest((share) => isReadable(accentRatios(darkened(share)).day)));
}

/** Darker, or lighter, by a difference of lightness. */
function shade(color: string, difference: number): string {
  const lab = toLab(color);
  return fromLab({ ...lab, lightness: Math.min(1, Math.max(0, lab.lightness + difference)) });
}

/** A cloth of the design with the accent's hue, and its chroma in proportion: as dark as before, so as legible. */
function dye(cloth: string, accent: string): string {
  const [own, standard] = [toLab(cloth), toLab(standardAccent)];
  const share = chromaOf(own) / chromaOf(standard);
  return fromLab({ ...withChroma(toLab(accent), share), lightness: own.lightness });
}

/** The day's colors, for what has no night: mails and the bars of installed apps. */
export function accentColors(accent: string) {
  const [cloth, clothDeep] = [clothTokens["--tk-cloth"][0], clothTokens["--tk-cloth-deep"][0]];
  if (accent === "") return { accent: standardAccent, edge: "#05291f", cloth, clothDeep };
  return {
    accent,
    edge: shade(accent, -0.15),
    cloth: dye(cloth, accent),
    clothDeep: dye(clothDeep, accent),
  };
}

export type AccentTokens = Record<`--tk-${string}`, string>;

/** The custom properties of the design that an accent replaces; none for the design's own. */
export function accentTokens(accent: string): AccentTokens | undefined {
  if (accent === "" || accent === standardAccent) return undefined;
  const night = nightAccent(accent);
  const pair = (day: string, atNight: string) => `light-dark(${day}, ${atNight})`;
  const cloth = Object.entries(clothTokens).map(([name, [day, atNight]]) => [
    name,
    pair(dye(day, accent), dye(atNight, accent)),
  ]);
  return {
    ...Object.fromEntries(cloth),
    "--tk-action": pair(accent, night),
    "--tk-action-hover": pair(shade(accent, -0.05), shade(night, 0.05)),
    "--tk-action-edge": pair(shade(accent, -0.15), shade(night, -0.3)),
    "--tk-link": pair(accent, night),
    "--tk-focus": pair(accent, night),
  };
}
