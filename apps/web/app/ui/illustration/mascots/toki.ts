import { pigment } from "../color.ts";
import { circle, group, path, rectangle, stroke } from "../shapes.ts";
import type { Figure } from "./figure.ts";

const { ink, white, yamabuki, ai, toki: plumage, woodDeep } = pigment;
const plumageDeep = "#DD7F74";
const plumageLight = "#F8CFC6";
const bareSkin = "#D5402A";

const legs = () =>
  stroke("M150 268V322M182 268V322", bareSkin, 8) +
  path("M128 330L150 318L168 330Z", bareSkin) +
  path("M160 330L182 318L200 330Z", bareSkin);

const tail = () =>
  path("M232 196C262 214 286 246 296 284C266 280 236 276 214 262Z", plumageDeep) +
  path("M224 214C246 232 262 262 266 292C240 290 214 280 198 266Z", plumageLight);

const body = () =>
  path(
    "M150 60C122 60 108 84 114 112C118 136 104 152 96 178C82 226 112 284 168 284" +
      "C228 284 256 244 248 206C242 178 214 166 196 156C178 146 184 122 186 100" +
      "C188 76 174 60 150 60Z",
    plumageLight,
  );

function wing(): string {
  const feather = (x: number, y: number) =>
    path(`M${x - 15} ${y}A15 15 0 0 0 ${x + 15} ${y}Z`, plumageDeep);
  return (
    path(
      "M148 186C176 172 220 180 244 206C250 240 230 270 196 276C164 278 136 250 136 216" +
        "C136 202 140 192 148 186Z",
      plumage,
    ) +
    feather(156, 216) +
    feather(184, 212) +
    feather(212, 218) +
    feather(170, 242) +
    feather(198, 244)
  );
}

const crest = () =>
  path(
    "M176 64C196 46 222 40 242 46C228 56 222 64 218 74C236 70 250 74 262 84" +
      "C242 86 226 94 212 106C200 114 188 112 182 102Z",
    plumage,
  );

const face = () =>
  path("M150 60C122 60 108 84 114 112C124 118 150 116 160 100C168 86 166 64 150 60Z", bareSkin) +
  path("M116 84C84 84 50 108 34 154C32 162 40 164 44 158C60 128 88 112 116 112Z", ink) +
  path("M34 154C32 162 40 164 44 158L54 142L42 136Z", bareSkin) +
  circle(140, 86, 10, white) +
  circle(138, 87, 5.5, ink);

const hourglass = () =>
  stroke("M112 166Q146 190 182 160", ai, 7) +
  group(
    "translate(128 212)",
    rectangle(-26, -32, 52, 10, 4, woodDeep) +
      rectangle(-26, 24, 52, 10, 4, woodDeep) +
      path("M-19-22H19C19-8 4-4 4 1C4 6 19 10 19 24H-19C-19 10-4 6-4 1C-4-4-19-8-19-22Z", white) +
      path("M-12-12H12C9-6 3-4 2 0H-2C-3-4-9-6-12-12Z", yamabuki) +
      path("M-17 24C-15 15-4 16 0 9C4 16 15 15 17 24Z", yamabuki),
  ) +
  stroke("M112 166L128 180", ai, 5);

/** 時 × 朱鷺: a crested ibis who keeps time. */
export const toki: Figure = {
  standWidth: 140,
  draw: () => legs() + tail() + body() + wing() + crest() + face() + hourglass(),
};
