/** `lightness` from 0 to 1; `a` and `b` say hue by their direction and chroma by their length (OKLab). */
export interface Lab {
  lightness: number;
  a: number;
  b: number;
}

type Rgb = [number, number, number];

/** As #1d4e89. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Red, green and blue as amounts of light, from 0 to 1. */
function lightOf(color: string): Rgb {
  const channel = (start: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(color: string): number {
  const [red, green, blue] = lightOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// The matrices are those of https://bottosson.github.io/posts/oklab/.

export function toLab(color: string): Lab {
  const [red, green, blue] = lightOf(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function lightOfLab({ lightness, a, b }: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const halvings = 16;
/** Rounding of the matrices. */
const tolerance = 0.0005;

const canBeShown = (lab: Lab): boolean =>
  lightOfLab(lab).every((light) => light >= -tolerance && light <= 1 + tolerance);

export const withChroma = ({ lightness, a, b }: Lab, share: number): Lab => ({
  lightness,
  a: a * share,
  b: b * share,
});

/** With as much of its chroma as screens can show at this lightness. */
export function fromLab(lab: Lab): string {
  const share = canBeShown(lab) ? 1 : highest((tried) => canBeShown(withChroma(lab, tried)));
  const digits = lightOfLab(withChroma(lab, share)).map((light) => {
    const within = Math.min(1, Math.max(0, light));
    const value = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** The highest share from 0 to 1 that still holds; 0 always counts as one. */
export function highest(holds: (share: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
