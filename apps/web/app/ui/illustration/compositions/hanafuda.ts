import { edge, pigment } from "../color.ts";
import { elementAt } from "../list.ts";
import type { Palette } from "../palettes.ts";
import type { Random } from "../seed.ts";
import { decimal, group, place, rectangle } from "../shapes.ts";
import { hanafudaScenes } from "./hanafuda-scenes.ts";
import { type Composition, ratioOf, type Stage } from "./stage.ts";

function cardCount(stage: Stage): number {
  const ratio = ratioOf(stage);
  if (ratio > 1.6) return 4;
  return ratio > 1.2 ? 3 : 2;
}

/** A frame must differ from the background. */
function frameColor({ ground }: Palette, random: Random): string {
  if (ground === pigment.shu) return pigment.ink;
  if (ground === pigment.sumi) return pigment.shu;
  return random.next() < 0.5 ? pigment.ink : pigment.shu;
}

export const hanafuda: Composition = (stage) => {
  const { random, palette, unit, centerX, centerY, definitions, id } = stage;
  const count = cardCount(stage);
  const height = unit * 0.66;
  const width = height * 0.6;
  const gap = width * 1.1;
  const margin = width * 0.055;
  const frame = frameColor(palette, random);
  const scenes = random.shuffle(hanafudaScenes);
  const left = centerX - ((count - 1) * gap) / 2;

  const sheet = (drop: number, color: string) =>
    rectangle(-width / 2, -height / 2 + drop, width, height, width * 0.09, color);
  const sceneTransform =
    `translate(${decimal(-width / 2 + margin)} ${decimal(-height / 2 + margin)}) ` +
    `scale(${decimal((width - 2 * margin) / 60)} ${decimal((height - 2 * margin) / 100)})`;

  return Array.from({ length: count }, (_, index) => {
    const clipId = `${id}f${index}`;
    const rotation = random.between(-3, 3);
    const y = centerY + (index % 2 === 1 ? 1 : -1) * unit * 0.045;
    definitions.push(`<clipPath id="${clipId}"><rect width="60" height="100" rx="3"/></clipPath>`);
    const scene =
      `<g transform="${sceneTransform}" clip-path="url(#${clipId})">` +
      `${elementAt(scenes, index)()}</g>`;
    return group(
      place(left + index * gap, y, rotation),
      sheet(height * 0.025, edge(frame, 0.45)) + sheet(0, frame) + scene,
    );
  }).join("");
};
