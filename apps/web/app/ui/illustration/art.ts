import {
  type Accepts,
  among,
  integerBetween,
  isAccepted,
  isHexColor,
  readColor,
} from "./art-query.ts";
import { avatar } from "./avatar.ts";
import { lockup, mark, maskableIcon, onCloth, onPaper, wordmark } from "./brand.ts";
import { pigment } from "./color.ts";
import { compositionIds } from "./compositions/index.ts";
import { cover } from "./cover.ts";
import { empty, emptyKinds } from "./empty.ts";
import { heroScene } from "./hero-scene.ts";
import { oneOf } from "./list.ts";
import { mascot, mascotIds } from "./mascots/index.ts";
import { norenScene } from "./noren-scene.ts";
import { paletteIds } from "./palettes.ts";
import { piece } from "./pieces.ts";
import { pieceKinds } from "./silhouettes.ts";
import { wagara, wagaraKinds } from "./wagara/index.ts";

export const brandKinds = ["mark", "wordmark", "lockup", "favicon", "maskable"] as const;
export type BrandKind = (typeof brandKinds)[number];

export const sceneNames = ["hero", "noren"] as const;
export type SceneName = (typeof sceneNames)[number];

export const brandGrounds = ["paper", "cloth"] as const;
export type BrandGround = (typeof brandGrounds)[number];

interface Art {
  readonly parameters: Readonly<Record<string, Accepts>>;
  /** null when there is nothing of that name. The query has been checked by then. */
  draw(name: string, search: URLSearchParams): string | null;
}

const isSeed = (name: string): boolean => /^[a-z0-9_.-]{1,100}$/.test(name);

/**
 * Names the picture, so that `<svg><use href="…#art"/></svg>` draws it with the custom properties
 * and the text color of the page, which an `<img>` does not see.
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

const sceneOf: Record<SceneName, () => string> = { hero: heroScene, noren: norenScene };

const scenes: Art = {
  parameters: {},
  draw: (name) => {
    const scene = oneOf(sceneNames, name);
    return scene ? named(sceneOf[scene]()) : null;
  },
};

/** No size of its own: as a background it fills the box once, so no seam falls between tiles. */
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

/** The tallest silhouette and its edge, with a little air. */
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
 * Answers `{kind}/{file}` below the art address, `file` ending in .svg. Every argument is one of a
 * closed set or bounded, so nothing a visitor writes reaches the drawing as it is.
 */
export function renderArt(kind: string, file: string, search: URLSearchParams): string | null {
  const art = gallery.get(kind);
  if (!art || !file.endsWith(".svg") || !isAccepted(search, art.parameters)) return null;
  return art.draw(file.slice(0, -".svg".length), search);
}
