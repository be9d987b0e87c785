import { contrastOf, isDeep, mix, pigment } from "../color.ts";
import { cycle } from "../list.ts";
import { mainColors, type Palette } from "../palettes.ts";
import { card } from "../pieces.ts";
import { rectangle } from "../shapes.ts";
import { symbols } from "../symbol.ts";
import { type WagaraKind, wagara } from "../wagara/index.ts";
import type { Composition } from "./stage.ts";

function printColor(fill: string, { ground }: Palette): string {
  if (isDeep(fill)) return pigment.paper;
  return ground === pigment.toki || ground === pigment.kinari ? pigment.ink : ground;
}

/** A hand of cards, backs and faces by turns, the middle one raised. */
export const fan: Composition = (stage) => {
  const { random, palette, unit, centerX, centerY, definitions, id } = stage;
  const count = 5 + random.below(2);
  const cardWidth = unit * 0.33;
  const cardHeight = unit * 0.5;
  const fills = random.shuffle(mainColors(palette));
  const faces = random.shuffle(symbols);
  const sweep = (count > 5 ? 0.84 : 1) * random.between(15, 18);
  const pivotY = centerY + unit * 0.72;
  const weave = random.pick<WagaraKind>(["asanoha", "seigaiha", "kikko", "ichimatsu"]);
  fills.forEach((fill, index) => {
    const color = mix(fill, contrastOf(fill), 0.2);
    definitions.push(
      wagara(weave, { id: `${id}c${index}`, color, ground: fill, size: unit * 0.07 }),
    );
  });

  return Array.from({ length: count }, (_, index) => {
    const rotation = (index - (count - 1) / 2) * sweep;
    const fill = cycle(fills, index);
    const lift = index === Math.floor(count / 2) ? unit * 0.06 : 0;
    const reach = unit * 0.72 + lift;
    const angle = (rotation * Math.PI) / 180;
    const x = centerX + Math.sin(angle) * reach;
    const y = pivotY - Math.cos(angle) * reach;

    const back = () =>
      rectangle(
        -cardWidth * 0.38,
        -cardHeight * 0.415,
        cardWidth * 0.76,
        cardHeight * 0.83,
        cardWidth * 0.05,
        `url(#${id}c${index % fills.length})`,
      );
    const face = () => {
      const draw = cycle(faces, index);
      const ink = printColor(fill, palette);
      const corner = draw(-cardWidth * 0.33, -cardHeight * 0.39, cardWidth * 0.14, ink);
      return draw(0, 0, cardWidth * 0.62, ink) + corner;
    };
    const isBack = index % 2 === count % 2;
    const print = isBack ? back() : face();
    return card(x, y, cardWidth, cardHeight, fill, { rotation, print });
  }).join("");
};
