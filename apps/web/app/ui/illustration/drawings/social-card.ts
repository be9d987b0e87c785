import { pigment } from "../color.ts";
import type { PaletteId } from "../palettes.ts";
import { decimal } from "../shapes.ts";
import { markBody, onCloth, onPaper, wordmarkBody } from "./brand.ts";
import { type CoverOptions, cover, coverTraits } from "./cover.ts";

export type Lettering = "japanese" | "number";

export interface SocialCardOptions extends Pick<CoverOptions, "palette" | "composition"> {
  /** One string per line. */
  readonly title?: readonly string[];
  readonly date?: string;
  readonly place?: string;
  /** The site's name as text. By default the drawn wordmark. */
  readonly name?: string;
  /** Converts text to path data, for a rasterizer without fonts. Without it the texts above are written as text. */
  readonly outline?: (text: string, size: number, lettering: Lettering) => string;
}

const darkGrounds: readonly PaletteId[] = ["tokiwa", "ai", "sumi", "shu"];

const fontFamilies: Record<Lettering, string> = {
  japanese: "Zen Kaku Gothic New,sans-serif",
  number: "Gabarito,sans-serif",
};

const narrow = /[\u0020-\u024f\uff61-\uff9f]/;

/** In full-width letters; Latin ones are about half as wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (narrow.test(letter) ? 0.56 : 1), 0);

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** 1200×630: text on the left, the slug's cover on the right. */
export function socialCard(slug: string, options: SocialCardOptions = {}): string {
  const { title = [], date = "", place = "", name = "", outline, palette, composition } = options;
  const isDark = darkGrounds.includes(palette ?? coverTraits(slug).palette);
  const colors = isDark ? onPaper : { ...onCloth, ink: pigment.paper };
  const panel = isDark ? pigment.paper : pigment.clothDeep;

  const art = cover(slug, { width: 560, height: 630, palette, composition, idPrefix: "og" });
  const longestLine = Math.max(...title.map(widthOf), 1);
  const titleSize = Math.min(72, Math.floor(520 / longestLine));
  const nameSize = Math.min(44, Math.floor(450 / widthOf(name || " ")));

  const write = (
    text: string,
    x: number,
    y: number | string,
    size: number,
    fill: string,
    lettering: Lettering,
  ) =>
    outline
      ? `<path transform="translate(${x} ${y})" d="${outline(text, size, lettering)}" fill="${fill}"/>`
      : `<text x="${x}" y="${y}" font-family="${fontFamilies[lettering]}" font-weight="900" ` +
        `font-size="${size}" fill="${fill}">${escapeXml(text)}</text>`;
  const titleLines = title.map((line, index) => {
    const y = decimal(322 + (index - (title.length - 1) / 2) * titleSize * 1.34);
    return write(line, 60, y, titleSize, colors.ink, "japanese");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<rect width="1200" height="630" fill="${panel}"/>`,
    art.replace("<svg ", '<svg x="640" '),
    markBody(64, 60, 64, colors),
    name
      ? write(name, 146, 107, nameSize, colors.ink, "japanese")
      : `<g transform="translate(146 66) scale(.52)">${wordmarkBody(colors.ink)}</g>`,
    ...titleLines,
    write(date, 64, 500, 46, colors.tile, "number"),
    write(place, 64, 560, 28, colors.ink, "japanese"),
    "</svg>",
  ].join("");
}
