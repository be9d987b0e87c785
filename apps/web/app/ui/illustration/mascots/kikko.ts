import { pigment } from "../color.ts";
import { eye } from "../eye.ts";
import { hexagonPoints } from "../geometry.ts";
import {
  circle,
  decimal,
  ellipse,
  path,
  polygon,
  polygonOutline,
  rectangle,
  ring,
  stroke,
} from "../shapes.ts";
import type { Figure } from "./figure.ts";

const { ink, paper, white, cloth, yamabuki, ai, aiDeep, toki } = pigment;
const skin = "#4C9A77";
const shellLine = "#2E8267";
const belly = "#E9DFB8";

const feet = () =>
  path("M92 300C84 318 86 338 100 338L132 338C142 338 146 328 142 312Z", skin) +
  path("M228 300C236 318 234 338 220 338L188 338C178 338 174 328 178 312Z", skin);

function shell(): string {
  const ribs = Array.from({ length: 6 }, (_, corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    const at = (reach: number) =>
      `${decimal(160 + reach * Math.cos(angle))} ${decimal(222 + reach * Math.sin(angle))}`;
    return stroke(`M${at(84)}L${at(118)}`, shellLine, 6);
  });
  const rim = hexagonPoints(160, 222, 108);
  return (
    polygon(hexagonPoints(160, 222, 124), cloth) +
    ribs.join("") +
    polygonOutline(rim, shellLine, 6, 'stroke-linejoin="round"') +
    polygon(hexagonPoints(160, 226, 86), belly) +
    stroke("M160 148V304M86 198L160 226L234 198M86 262L160 226L234 262", "#CFC08A", 4)
  );
}

const head = () =>
  path(
    "M124 150C124 128 118 116 114 96C108 58 132 38 160 38C188 38 212 58 206 96" +
      "C202 116 196 128 196 150Q160 172 124 150Z",
    skin,
  ) +
  ellipse(126, 112, 9, 6, toki) +
  ellipse(194, 112, 9, 6, toki);

const glasses = () =>
  ring(138, 88, 20, ink, 5, "#F7F1DE") +
  ring(182, 88, 20, ink, 5, "#F7F1DE") +
  stroke("M158 86Q160 83 162 86", ink, 5);

const face = () =>
  eye(139, 92, 5, 6) +
  eye(181, 92, 5, 6) +
  path("M119 86A20 20 0 0 1 157 86Z", skin) +
  path("M163 86A20 20 0 0 1 201 86Z", skin) +
  stroke("M118 86H158M162 86H202", ink, 5) +
  stroke("M148 124Q160 131 172 124", ink, 5);

const cap = () =>
  path("M126 46Q160 14 194 46Q176 56 160 52Q144 56 126 46Z", yamabuki) +
  stroke("M140 43Q160 34 180 43", "#C98708", 3.5);

const tea = () =>
  stroke("M148 196q-8-10 0-20t0-20M172 196q-8-10 0-20t0-20", white, 5) +
  path("M128 212H192L186 262C185 270 180 274 172 274H148C140 274 135 270 134 262Z", ai) +
  rectangle(126, 206, 68, 14, 7, aiDeep) +
  circle(160, 244, 11, paper);

const arms = () =>
  path(
    "M66 216C52 232 60 258 84 262L128 262C142 260 142 240 128 238L104 232C92 224 80 206 66 216Z",
    skin,
  ) +
  path(
    "M254 216C268 232 260 258 236 262L192 262C178 260 178 240 192 238L216 232C228 224 240 206 254 216Z",
    skin,
  );

/** 亀甲 × 亀: a tortoise who thinks long over tea. */
export const kikko: Figure = {
  standWidth: 176,
  draw: () => feet() + shell() + head() + glasses() + face() + cap() + tea() + arms(),
};
