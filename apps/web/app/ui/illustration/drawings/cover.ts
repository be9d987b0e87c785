import {
  type CompositionId,
  compositionIds,
  compositions,
  openCompositionIds,
} from "../compositions/index.ts";
import type { Stage } from "../compositions/stage.ts";
import { elementAt } from "../list.ts";
import { type PaletteId, paletteIds, paletteOf } from "../palettes.ts";
import { createRandom, hash32 } from "../seed.ts";
import { type WagaraKind, wagara, wagaraKinds } from "../wagara/index.ts";

export interface CoverOptions {
  readonly width?: number;
  readonly height?: number;
  /** Chosen by an editor; otherwise the slug decides. */
  readonly palette?: PaletteId | undefined;
  readonly composition?: CompositionId | undefined;
  /** Written into an attribute unescaped. */
  readonly escapedTitle?: string;
  readonly idPrefix?: string;
}

export interface CoverTraits {
  readonly palette: PaletteId;
  readonly composition: CompositionId;
  readonly ground: WagaraKind;
}

/** Always the first three random numbers, so that choosing one trait never shifts the others. */
function drawTraits(random: ReturnType<typeof createRandom>, seed: number): CoverTraits {
  const palette = random.pick(paletteIds);
  const picked = random.pick(compositionIds);
  const composition = openCompositionIds.includes(picked)
    ? picked
    : elementAt(openCompositionIds, seed % openCompositionIds.length);
  return { palette, composition, ground: random.pick(wagaraKinds) };
}

export function coverTraits(slug: string): CoverTraits {
  const seed = hash32(slug);
  return drawTraits(createRandom(seed), seed);
}

/** These fill the whole picture by themselves. */
const withoutWagara: readonly CompositionId[] = ["mosaic", "crowd"];

export function cover(slug: string, options: CoverOptions = {}): string {
  const { width = 800, height = 600, escapedTitle = "", idPrefix = "tk" } = options;
  const seed = hash32(slug);
  const random = createRandom(seed);
  const traits = drawTraits(random, seed);
  const palette = paletteOf(options.palette ?? traits.palette);
  const composition = options.composition ?? traits.composition;
  const id = `${idPrefix}${seed.toString(36)}`;
  const unit = Math.min(width, height);
  const definitions: string[] = [];
  let ground = palette.ground;
  if (!withoutWagara.includes(composition)) {
    const { weave: color, ground: backdrop } = palette;
    definitions.push(
      wagara(traits.ground, { id: `${id}g`, color, ground: backdrop, size: unit * 0.12 }),
    );
    ground = `url(#${id}g)`;
  }

  const stage: Stage = {
    width,
    height,
    unit,
    centerX: width / 2,
    centerY: height / 2,
    random,
    palette,
    id,
    definitions,
  };
  const picture = compositions[composition](stage);
  const label = escapedTitle ? `aria-label="${escapedTitle}"` : 'aria-hidden="true"';
  const area = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${area} ` +
    `role="img" ${label}><defs>${definitions.join("")}` +
    `<clipPath id="${id}x"><rect ${area}/></clipPath></defs><g clip-path="url(#${id}x)">` +
    `<rect ${area} fill="${ground}"/>${picture}</g></svg>`
  );
}
