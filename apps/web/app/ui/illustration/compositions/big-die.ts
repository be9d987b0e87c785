import { pigment } from "../color.ts";
import { type DieFace, dieFaces } from "../geometry.ts";
import { cycle } from "../list.ts";
import { die } from "../pieces.ts";
import { type Composition, ratioOf } from "./stage.ts";

export const bigDie: Composition = (stage) => {
  const { random, palette, unit, centerX, centerY, width } = stage;
  const [first, second, third, fourth] = palette.pieces;
  const isWide = ratioOf(stage) > 1.15;

  const size = unit * random.between(0.7, 0.8);
  const face = random.pick<DieFace>([5, 5, 3, 4, 6]);
  const rotation = random.between(-16, 16);
  const side = random.sign();
  const x = centerX + (isWide ? side * width * 0.07 : 0);
  const options = { rotation, accent: third };
  const dice = [die(x, centerY + unit * 0.02, size, face, first, palette.ground, options)];

  const smallDice = isWide ? 2 + random.below(2) : 0;
  for (let index = 0; index < smallDice; index++) {
    const fill = cycle([second, third, fourth], index);
    const pipColor = fill === pigment.ink ? pigment.paper : pigment.ink;
    dice.push(
      die(
        x - side * unit * (0.58 + index * 0.05),
        centerY + unit * (-0.3 + index * 0.32),
        unit * (0.17 - index * 0.015),
        random.pick(dieFaces),
        fill,
        pipColor,
        { rotation: random.between(-30, 30) },
      ),
    );
  }
  return dice.join("");
};
