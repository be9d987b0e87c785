import { edge, mix, pigment } from "../color.ts";
import { elementAt } from "../list.ts";
import { circle, group, path, place, rectangle } from "../shapes.ts";
import { kimono } from "../silhouettes.ts";
import { type WagaraKind, wagara } from "../wagara/index.ts";
import { type Composition, ratioOf } from "./stage.ts";

/** On a head of radius 17 around 0,-32. */
const hairstyles = [
  "M-18-29C-20-52-9-54 0-54C9-54 20-52 18-29C15-36 13-40 8-42C2-38-8-38-13-41C-15-38-16-34-18-29Z",
  "M-18.5-22C-22-50-10-54 0-54C10-54 22-50 18.5-22C17-30 16-35 14-39L-14-39C-16-35-17-30-18.5-22Z",
  "M-17-31C-19-50-9-52-1-52C9-52 18-49 17-31C14-38 8-43-3-44C-6-40-12-37-17-31Z" +
    "M-6-60A7 7 0 1 1 8-60A7 7 0 1 1-6-60Z",
];

const weaves: readonly WagaraKind[] = [
  "asanoha",
  "seigaiha",
  "ichimatsu",
  "kikko",
  "yagasuri",
  "shippo",
  "uroko",
  "shima",
];

interface Sitter {
  readonly robe: string;
  readonly sash: string;
  readonly skin: string;
  readonly hairstyle: number;
  /** The id of the robe's pattern. */
  readonly weaveId: string;
}

function drawSitter(x: number, y: number, size: number, sitter: Sitter): string {
  const { robe, sash, skin, hairstyle, weaveId } = sitter;
  const blush = mix(skin, pigment.shu, 0.28);
  return group(
    place(x, y, 0, size / 100),
    rectangle(-6.5, -22, 13, 10, 3, edge(skin, 0.14)) +
      circle(0, -32, 17, skin) +
      path(elementAt(hairstyles, hairstyle), pigment.ink) +
      path(kimono, robe) +
      path(kimono, `url(#${weaveId})`) +
      path("M-12-17L0 7L-6 12L-16.5-15.7ZM12-17L-6 18L-1 22L17-15.6Z", sash) +
      path("M-20.9 14L20.9 14L23.6 25L-23.6 25Z", sash) +
      rectangle(-5, 15.5, 10, 8, 2, robe) +
      circle(-6, -30, 1.5, pigment.ink) +
      circle(6, -30, 1.5, pigment.ink) +
      path(
        "M-2.6-24.400Q0-22.4 2.6-24.4",
        "none",
        `stroke="${pigment.ink}" stroke-width="1.3" stroke-linecap="round"`,
      ) +
      circle(-10, -26, 2.2, blush) +
      circle(10, -26, 2.2, blush),
  );
}

/** One or two people in kimono. */
export const portrait: Composition = (stage) => {
  const { random, palette, unit, centerX, centerY, definitions, id } = stage;
  const [first, second, third, fourth] = palette.pieces;
  const isPair = ratioOf(stage) > 1.2 || random.next() < 0.5;
  const robeWeaves = random.shuffle(weaves);
  const skins = random.shuffle(["#F4D3B3", "#E6BB93", "#C98F66", "#F0C7A2"]);
  const firstHairstyle = random.below(3);
  const otherHairstyle = (firstHairstyle + 1 + random.below(2)) % 3;

  const seat = (index: number, robe: string, sash: string): Sitter => {
    const weaveId = `${id}k${index}`;
    const color = mix(robe, sash, 0.62);
    const weave = elementAt(robeWeaves, index);
    definitions.push(wagara(weave, { id: weaveId, color, ground: robe, size: 15 }));
    const hairstyle = index === 0 ? firstHairstyle : otherHairstyle;
    return { robe, sash, skin: elementAt(skins, index), hairstyle, weaveId };
  };
  if (!isPair) {
    return drawSitter(centerX, centerY + unit * 0.28, unit * 1.2, seat(0, first, second));
  }
  const apart = unit * 0.37;
  const size = unit * 0.92;
  return (
    drawSitter(centerX - apart, centerY + unit * 0.2, size, seat(0, second, third)) +
    drawSitter(centerX + apart, centerY + unit * 0.24, size, seat(1, first, fourth))
  );
};
