import { elementAt } from "../list.ts";
import { mainColors } from "../palettes.ts";
import { fivePips } from "../pieces.ts";
import { circle, decimal, group, path, place, rectangle } from "../shapes.ts";
import { silhouettes } from "../silhouettes.ts";
import { type Composition, ratioOf, type Stage } from "./stage.ts";

interface Motif {
  readonly isUpright: boolean;
  draw(size: number, color: string, accent: string): string;
}

const quarters: Motif = {
  isUpright: false,
  draw: (size, color, accent) => {
    const quarter = (radius: string, fill: string) =>
      path(`M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`, fill);
    return quarter(decimal(size), color) + quarter(decimal(size / 2), accent);
  },
};

const halves: Motif = {
  isUpright: false,
  draw: (size, color, accent) => {
    const full = decimal(size);
    const radius = decimal(size / 2);
    return (
      path(`M0 0A${radius} ${radius} 0 0 0 ${full} 0Z`, color) +
      path(`M0 ${full}A${radius} ${radius} 0 0 1 ${full} ${full}Z`, accent)
    );
  },
};

const target: Motif = {
  isUpright: false,
  draw: (size, color, accent) =>
    circle(size / 2, size / 2, size * 0.4, color) + circle(size / 2, size / 2, size * 0.17, accent),
};

const five: Motif = {
  isUpright: true,
  draw: (size, color, accent) =>
    fivePips(size / 2, size / 2, size, color, accent, { step: 0.27, seat: 0.095, table: 0.16 }),
};

const slope: Motif = {
  isUpright: false,
  draw: (size, color, accent) =>
    path(`M0 ${decimal(size)}V0L${decimal(size)} ${decimal(size)}Z`, color) +
    circle(size * 0.68, size * 0.32, size * 0.16, accent),
};

const person: Motif = {
  isUpright: true,
  draw: (size, color) =>
    group(
      place(size / 2, size / 2, 0, size / 118),
      group("translate(0 4)", silhouettes.tabito(color)),
    ),
};

const motifs: readonly Motif[] = [quarters, halves, target, five, slope, person];

function columnsOf(stage: Stage): number {
  const ratio = ratioOf(stage);
  if (ratio > 1.6) return 7;
  return ratio > 1.2 ? 4 : 3;
}

export const mosaic: Composition = (stage) => {
  const { random, palette, width, height } = stage;
  const columns = columnsOf(stage);
  const size = width / columns;
  const rows = Math.ceil(height / size) + 1;
  const colors = [palette.ground, ...mainColors(palette)];
  const top = (height - rows * size) / 2;
  const back = decimal(-size / 2);

  const tiles: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * size;
      const y = top + row * size;
      const shuffled = random.shuffle(colors);
      // Half a unit of overlap, and a hair of scale below, close the seams between tiles.
      tiles.push(rectangle(x, y, size + 0.5, size + 0.5, 0, elementAt(shuffled, 0)));
      const motif = random.pick(motifs);
      const rotation = random.below(4) * 90;
      const transform =
        place(x + size / 2, y + size / 2) +
        (motif.isUpright ? "" : ` rotate(${rotation})`) +
        ` scale(1.006) translate(${back} ${back})`;
      const content = motif.draw(size, elementAt(shuffled, 1), elementAt(shuffled, 2));
      tiles.push(group(transform, content));
    }
  }
  return tiles.join("");
};
