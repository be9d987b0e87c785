import { pigment } from "./color.ts";

export const paletteIds = [
  "tokiwa",
  "shu",
  "yamabuki",
  "ai",
  "toki",
  "kinari",
  "sumi",
  "sora",
  "kurumi",
  "wakakusa",
] as const;

export type PaletteId = (typeof paletteIds)[number];

export interface Palette {
  readonly id: PaletteId;
  readonly ground: string;
  /** The color of the background's pattern, tone on tone. */
  readonly weave: string;
  /** From the most to the least intense. */
  readonly pieces: readonly [string, string, string, string, string];
}

const { ink, paper, cloth, yamabuki, shu, ai, aiDeep, toki, wood, kinari, sora, wakakusa, sumi } =
  pigment;

const byId: Record<PaletteId, Omit<Palette, "id">> = {
  tokiwa: { ground: cloth, weave: "#0F6350", pieces: [yamabuki, paper, shu, toki, wood] },
  shu: { ground: shu, weave: "#D33F21", pieces: [paper, ink, yamabuki, toki, cloth] },
  yamabuki: { ground: yamabuki, weave: "#EAA40D", pieces: [shu, ink, paper, cloth, ai] },
  ai: { ground: aiDeep, weave: "#1F4B80", pieces: [paper, yamabuki, shu, sora, toki] },
  toki: { ground: toki, weave: "#EC9A8F", pieces: [shu, cloth, paper, ai, yamabuki] },
  kinari: { ground: kinari, weave: "#E4D5B1", pieces: [shu, cloth, ai, yamabuki, ink] },
  sumi: { ground: sumi, weave: "#38322A", pieces: [yamabuki, paper, shu, sora, toki] },
  sora: { ground: sora, weave: "#94C3CF", pieces: [ai, paper, shu, yamabuki, cloth] },
  kurumi: { ground: wood, weave: "#B88350", pieces: [paper, ink, cloth, shu, yamabuki] },
  wakakusa: { ground: wakakusa, weave: "#A8B75A", pieces: [cloth, paper, shu, ai, yamabuki] },
};

export const paletteOf = (id: PaletteId): Palette => ({ id, ...byId[id] });

/** The four most intense; the fifth is an accent that is not used for large areas. */
export const mainColors = (palette: Palette): readonly string[] => palette.pieces.slice(0, 4);

export const firstOf = (palette: Palette, accepts: (color: string) => boolean): string =>
  palette.pieces.find(accepts) ?? palette.pieces[0];
