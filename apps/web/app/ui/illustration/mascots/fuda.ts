import { edge, pigment } from "../color.ts";
import { fivePips } from "../pieces.ts";
import { circle, ellipse, group, path, rectangle, stroke } from "../shapes.ts";
import { moonSymbol } from "../symbol.ts";
import type { Figure } from "./figure.ts";

const { ink, paper, white, yamabuki, shu, ai, aiDeep, cloth } = pigment;
const yamabukiDeep = "#C98708";

/** A thin stroke closes the seam between white fur and yellow. */
const furStroke = `stroke="${paper}" stroke-width="1.6"`;

const tail = () =>
  path(
    "M196 318C250 322 300 284 296 222C294 184 268 160 244 176C262 196 246 238 206 262Z",
    yamabuki,
  ) +
  path(
    "M296 222C294 184 268 160 244 176C254 186 254 204 246 220C262 212 282 212 296 222Z",
    paper,
    furStroke,
  );

const body = () =>
  path(
    "M126 172C112 212 96 268 90 322C88 334 94 338 104 338L216 338C226 338 232 334 230 322" +
      "C224 268 208 212 194 172Z",
    yamabuki,
  ) + path("M140 190C132 226 130 262 138 300Q160 316 182 300C190 262 188 226 180 190Z", paper);

const scarf = () =>
  path("M172 204L204 252L180 262L160 212Z", aiDeep) +
  path("M120 170Q160 206 200 170L208 192Q160 232 112 192Z", ai) +
  circle(172, 208, 13, aiDeep);

const head = () =>
  path(
    "M92 22C96 16 102 18 106 22L142 64Q160 58 178 64L214 22C218 18 224 16 228 22L240 108" +
      "C242 124 238 134 226 142L174 178Q160 188 146 178L94 142C82 134 78 124 80 108Z",
    yamabuki,
  ) +
  path("M98 40L126 70L92 92Z", ink) +
  path("M222 40L194 70L228 92Z", ink) +
  path(
    "M80 114Q128 112 160 152Q192 112 240 114C241 126 237 135 226 142L174 178Q160 188 146 178" +
      "L94 142C83 135 79 126 80 114Z",
    paper,
    furStroke,
  ) +
  stroke("M112 112Q124 100 138 112M182 112Q196 100 208 112", ink, 6) +
  path("M150 170Q160 164 170 170Q168 180 160 181Q152 180 150 170Z", ink) +
  path("M150 84L160 72L170 84L160 96Z", shu);

const heldCard = (angle: number, fill: string, print: string) =>
  group(
    `translate(74 268) rotate(${angle}) translate(0 -50)`,
    rectangle(-24, -30, 48, 68, 7, edge(fill)) + rectangle(-24, -34, 48, 68, 7, fill) + print,
  );

const hand = () =>
  heldCard(-44, shu, fivePips(0, 0, 40, paper, yamabuki)) +
  heldCard(-12, white, moonSymbol(0, 0, 30, shu)) +
  heldCard(20, cloth, rectangle(-17, -27, 34, 54, 4, "#1D7A63"));

const arms = () =>
  path("M112 216C98 222 78 240 66 254C58 266 70 280 84 274C98 268 112 256 122 246Z", yamabukiDeep) +
  ellipse(76, 264, 17, 15, ink) +
  path("M206 218C216 232 220 250 214 270C206 282 192 276 190 264L188 230Z", yamabukiDeep) +
  ellipse(202, 272, 14, 13, ink);

/** 札 × 狐: a fox with a hand of cards. */
export const fuda: Figure = {
  standWidth: 150,
  draw: () => tail() + body() + scarf() + head() + hand() + arms(),
};
