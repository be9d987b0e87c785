import { pigment } from "./color.ts";
import { compositionIds } from "./compositions/index.ts";
import { avatar } from "./drawings/avatar.ts";
import { lockup, mark, maskableIcon, onCloth, onPaper, wordmark } from "./drawings/brand.ts";
import { cover } from "./drawings/cover.ts";
import { empty, emptyKinds } from "./drawings/empty.ts";
import { heroScene, trioScene } from "./drawings/hero-scene.ts";
import { norenScene } from "./drawings/noren-scene.ts";
import { venueScene } from "./drawings/venue-scene.ts";
import { oneOf } from "./list.ts";
import { mascot, mascotIds } from "./mascots/index.ts";
import { paletteIds } from "./palettes.ts";
import { piece } from "./pieces.ts";
import { pieceKinds } from "./silhouettes.ts";
import { wagara, wagaraKinds } from "./wagara/index.ts";

/** The values a query parameter may take. */
type Accepts = (value: string) => boolean;

const integerBetween =
  (low: number, high: number): Accepts =>
  (value) =>
    /^[1-9]\d{0,3}$/.test(value) && Number(value) >= low && Number(value) <= high;

const among =
  (values: readonly string[]): Accepts =>
  (value) =>
    oneOf(values, value) !== undefined;

/** Six digits without #, which would start the fragment of an address. */
const isHexColor: Accepts = (value) => /^[0-9a-fA-F]{6}$/.test(value);

/** Rejects unknown and repeated parameters too, because they would multiply cached copies. */
function isAccepted(
  search: URLSearchParams,
  parameters: Readonly<Record<string, Accepts>>,
): boolean {
  const seen = new Set<string>();
  return [...search].every(([name, value]) => {
    if (seen.has(name) || !Object.hasOwn(parameters, name)) return false;
    seen.add(name);
    return parameters[name]?.(value) ?? false;
  });
}

function readColor(search: URLSearchParams, name: string): string | null {
  const digits = search.get(name);
  return digits === null ? null : `#${digits}`;
}

export const brandKinds = ["mark", "wordmark", "lockup", "favicon", "maskable"] as const;
export type BrandKind = (typeof brandKinds)[number];

export const sceneNames = ["hero", "trio", "noren", "house"] as const;
export type SceneName = (typeof sceneNames)[number];

export const brandGrounds = ["paper", "cloth"] as const;
export type BrandGround = (typeof brandGrounds)[number];

interface Art {
  readonly parameters: Readonly<Record<string, Accepts>>;
  /** Null if there is nothing of that name. The query has already been checked. */
  draw(name: string, search: URLSearchParams): string | null;
}

const isSeed = (name: string): boolean => /^[a-z0-9_.-]{1,100}$/.test(name);

/**
 * Gives the picture an id, so that `<svg><use href="…#art"/></svg>` draws it with the custom properties and text
 * color of the page, which an `<img>` does not inherit.
 */
const named = (svg: string): string =>
  svg.replace(/^(<svg[^>]*>)/, '$1<g id="art">').replace(/<\/svg>$/, "</g></svg>");

const side = integerBetween(16, 2400);

const covers: Art = {
  parameters: {
    w: side,
    h: side,
    palette: among(paletteIds),
    composition: among(compositionIds),
  },
  draw: (name, search) =>
    isSeed(name)
      ? cover(name, {
          width: Number(search.get("w") ?? 800),
          height: Number(search.get("h") ?? 600),
          palette: oneOf(paletteIds, search.get("palette")),
          composition: oneOf(compositionIds, search.get("composition")),
        })
      : null,
};

const mascots: Art = {
  parameters: {},
  draw: (name) => {
    const id = oneOf(mascotIds, name);
    return id ? mascot(id) : null;
  },
};

const avatars: Art = {
  parameters: {},
  draw: (name) => (isSeed(name) ? avatar(name) : null),
};

const sceneOf: Record<SceneName, () => string> = {
  hero: heroScene,
  trio: trioScene,
  noren: norenScene,
  house: venueScene,
};

const scenes: Art = {
  parameters: {},
  draw: (name) => {
    const scene = oneOf(sceneNames, name);
    return scene ? named(sceneOf[scene]()) : null;
  },
};

/** Without an intrinsic size: as a background it fills the box once, without seams between tiles. */
const patterns: Art = {
  parameters: { fg: isHexColor, bg: isHexColor, s: integerBetween(8, 400) },
  draw: (name, search) => {
    const kind = oneOf(wagaraKinds, name);
    if (!kind) return null;
    const tile = wagara(kind, {
      id: "w",
      color: readColor(search, "fg") ?? pigment.ink,
      ground: readColor(search, "bg"),
      size: Number(search.get("s") ?? 48),
    });
    return (
      `<svg xmlns="http://www.w3.org/2000/svg"><defs>${tile}</defs>` +
      `<rect width="100%" height="100%" fill="url(#w)"/></svg>`
    );
  },
};

const empties: Art = {
  parameters: {},
  draw: (name) => {
    const kind = oneOf(emptyKinds, name);
    return kind ? named(empty(kind)) : null;
  },
};

/** Fits the tallest silhouette and its edge, with a small margin. */
const pieceBox = "-54 -51 108 108";

const pieces: Art = {
  parameters: { color: isHexColor },
  draw: (name, search) => {
    const kind = oneOf(pieceKinds, name);
    if (!kind) return null;
    const drawn = piece(kind, 0, 0, 100, readColor(search, "color") ?? pigment.shu);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${pieceBox}" aria-hidden="true">` +
      `${drawn}</svg>`
    );
  },
};

const brands: Art = {
  parameters: { ground: among(brandGrounds) },
  draw: (name, search) => {
    const colors = search.get("ground") === "cloth" ? onCloth : onPaper;
    switch (oneOf(brandKinds, name)) {
      case "mark":
        return mark(colors);
      case "wordmark":
        return named(wordmark());
      case "lockup":
        return lockup(colors);
      case "favicon":
        return mark();
      case "maskable":
        return maskableIcon();
      default:
        return null;
    }
  },
};

const gallery: ReadonlyMap<string, Art> = new Map([
  ["cover", covers],
  ["mascot", mascots],
  ["avatar", avatars],
  ["scene", scenes],
  ["pattern", patterns],
  ["empty", empties],
  ["piece", pieces],
  ["brand", brands],
]);

/**
 * Draws `{kind}/{file}` below the art address, where `file` ends in .svg. Every argument is bounded or one of a
 * closed set, so no visitor's text reaches a drawing unchecked.
 */
export function renderArt(kind: string, file: string, search: URLSearchParams): string | null {
  const art = gallery.get(kind);
  if (!art || !file.endsWith(".svg") || !isAccepted(search, art.parameters)) return null;
  return art.draw(file.slice(0, -".svg".length), search);
}
