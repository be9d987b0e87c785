import type { BrandGround, BrandKind, SceneName } from "../illustration/art.ts";
import type { CompositionId } from "../illustration/compositions/index.ts";
import type { EmptyKind } from "../illustration/drawings/empty.ts";
import type { MascotId } from "../illustration/mascots/index.ts";
import type { PaletteId } from "../illustration/palettes.ts";
import type { PieceKind } from "../illustration/silhouettes.ts";
import type { WagaraKind } from "../illustration/wagara/index.ts";

// The drawings are large and stay on the server: this file may import only their types.

/** Increase it when a drawing changes: responses are cached forever. */
const root = "/art/v2";

type Hex = `#${string}`;

export interface CoverAddress {
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly palette?: PaletteId | undefined;
  readonly composition?: CompositionId | undefined;
}

export interface PatternAddress {
  readonly fg?: Hex | undefined;
  /** If absent, the background is transparent, so that the pattern can serve as a mask. */
  readonly bg?: Hex | undefined;
  readonly s?: number | undefined;
}

function address(kind: string, name: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `${root}/${kind}/${name}.svg${search.size > 0 ? `?${search}` : ""}`;
}

const digits = (color: Hex | undefined) => color?.slice(1);

/** Turns any text into a valid seed; slugs and lower-case ids stay unchanged. */
const seed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9_.-]/g, "-")
    .slice(0, 100) || "-";

export const artUrl = {
  cover: (slug: string, { w, h, palette, composition }: CoverAddress = {}) =>
    address("cover", seed(slug), { w, h, palette, composition }),
  mascot: (id: MascotId) => address("mascot", id),
  avatar: (name: string) => address("avatar", seed(name)),
  /** Append `#art` and draw it with `<use>` to follow the theme. */
  scene: (name: SceneName) => address("scene", name),
  pattern: (kind: WagaraKind, { fg, bg, s }: PatternAddress = {}) =>
    address("pattern", kind, { fg: digits(fg), bg: digits(bg), s }),
  /** Append `#art` and draw it with `<use>` to follow the theme. */
  empty: (kind: EmptyKind) => address("empty", kind),
  piece: (kind: PieceKind, color?: Hex) => address("piece", kind, { color: digits(color) }),
  /** The wordmark takes the text color when drawn with `<use>` and `#art`. */
  brand: (kind: BrandKind, ground?: BrandGround) => address("brand", kind, { ground }),
};
