import { edge, pigment } from "../color.ts";
import { stagger } from "../geometry.ts";
import { elementAt } from "../list.ts";
import type { Palette } from "../palettes.ts";
import type { Random } from "../seed.ts";
import {
  circle,
  decimal,
  ellipse,
  group,
  path,
  place,
  polygon,
  rectangle,
  ring,
  stroke,
} from "../shapes.ts";
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

const width = 60;
const height = 100;

// Imprecise on purpose: part of the published drawings.
const degreesPerRadian = 57.3;

const backdrop = (fill: string) => rectangle(0, 0, width, height, 0, fill);

const moon = () =>
  backdrop(pigment.shu) + circle(34, 40, 20, pigment.paper) + circle(24, 112, 46, pigment.ink);

function waves(): string {
  const wave = (x: number, y: number) =>
    circle(x, y, 11, pigment.ai) +
    ring(x, y, 8, pigment.paper, 1.3) +
    ring(x, y, 4, pigment.sora, 1.3);
  const row = (index: number) =>
    [-1, 0, 1, 2, 3]
      .map((column) => wave(column * 20 + stagger(index, 10), 72 + index * 9))
      .join("");
  return (
    backdrop(pigment.paper) + circle(38, 34, 14, pigment.shu) + [0, 1, 2, 3, 4].map(row).join("")
  );
}

function pine(): string {
  const bough = (x: number, y: number, radius: number) => {
    const needles = [-50, -25, 0, 25, 50].map((angle) => {
      const tipX = x + radius * 0.82 * Math.sin(angle / degreesPerRadian);
      const tipY = y - radius * 0.82 * Math.cos(angle / degreesPerRadian);
      return stroke(`M${x} ${y}L${decimal(tipX)} ${decimal(tipY)}`, "#3C8A6C", 0.9);
    });
    const crown = `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`;
    return path(crown, pigment.cloth) + needles.join("");
  };
  return (
    backdrop(pigment.kinari) +
    circle(44, 24, 12, pigment.shu) +
    rectangle(27, 50, 6, 52, 0, pigment.woodDeep) +
    bough(30, 44, 24) +
    bough(14, 62, 20) +
    bough(48, 70, 20) +
    bough(24, 82, 18)
  );
}

function cherryCurtain(): string {
  const stripe = (index: number) =>
    rectangle(index * 12, 56, 12, 46, 0, index % 2 === 0 ? pigment.ai : pigment.paper);
  const blossom = (x: number, y: number) => {
    const petals = [0, 72, 144, 216, 288].map((angle) =>
      circle(
        x + 4.4 * Math.sin(angle / degreesPerRadian),
        y - 4.4 * Math.cos(angle / degreesPerRadian),
        3.9,
        pigment.white,
      ),
    );
    return petals.join("") + circle(x, y, 2.2, pigment.shu);
  };
  return (
    backdrop(pigment.toki) +
    [0, 1, 2, 3, 4].map(stripe).join("") +
    rectangle(0, 52, width, 7, 0, pigment.yamabuki) +
    blossom(16, 22) +
    blossom(42, 14) +
    blossom(34, 36) +
    blossom(8, 42) +
    blossom(54, 38)
  );
}

const rain = () =>
  backdrop(pigment.aiDeep) +
  [-40, -26, -12, 2, 16, 30, 44, 58]
    .map((x) => stroke(`M${x} 0l40 100`, pigment.sora, 1))
    .join("") +
  path("M8 70A22 22 0 0 1 52 70Z", pigment.shu) +
  path("M22.6 70A7.4 22 0 0 1 37.4 70Z", pigment.yamabuki) +
  stroke("M30 70V88q0 6 6 6", pigment.paper, 2.4);

function chrysanthemumCup(): string {
  const petals = Array.from({ length: 16 }, (_, index) =>
    group(`translate(30 40) rotate(${index * 22.5})`, ellipse(0, -15, 4, 10, pigment.yamabuki)),
  );
  return (
    backdrop(pigment.cloth) +
    petals.join("") +
    circle(30, 40, 6, pigment.shu) +
    path("M14 78H46C46 90 39 94 30 94C21 94 14 90 14 78Z", pigment.shu) +
    ellipse(30, 78, 16, 4, pigment.paper)
  );
}

const snowyPeak = () =>
  backdrop(pigment.yamabuki) +
  circle(16, 26, 9, pigment.paper) +
  polygon(
    [
      [34, 30],
      [40, 30],
      [76, 102],
      [-4, 102],
    ],
    pigment.cloth,
  ) +
  path("M34 30H40L50 50L43 46L37 52L30 46L25 48Z", pigment.paper);

function mapleLeaves(): string {
  const leaf = (x: number, y: number, size: number, color: string) => {
    const lobe = `M0 4L${-size * 0.24} ${-size * 0.4}L0 ${-size}L${size * 0.24} ${-size * 0.4}Z`;
    const lobes = [-72, -36, 0, 36, 72].map((angle) =>
      group(`rotate(${angle})`, path(lobe, color)),
    );
    const stem = stroke(`M0 2V${size * 0.6}`, color, 1.6);
    return group(`translate(${x} ${y}) rotate(${x - y})`, lobes.join("") + stem);
  };
  return (
    backdrop(pigment.paper) +
    leaf(18, 24, 15, pigment.shu) +
    leaf(44, 50, 18, pigment.yamabuki) +
    leaf(16, 76, 16, pigment.shu)
  );
}

/** Each fills 60×100. The order matters for every drawing: cards are dealt by position. */
const hanafudaScenes: readonly (() => string)[] = [
  moon,
  waves,
  pine,
  cherryCurtain,
  rain,
  chrysanthemumCup,
  snowyPeak,
  mapleLeaves,
];
