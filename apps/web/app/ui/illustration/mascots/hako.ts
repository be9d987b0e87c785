import { edge, pigment } from "../color.ts";
import { fivePips } from "../pieces.ts";
import { circle, ellipse, group, path, rectangle, stroke } from "../shapes.ts";
import type { Figure } from "./figure.ts";

const { ink, paper, cloth, yamabuki, shu, toki, wood, woodLight, sumi: fur } = pigment;

const tail = () =>
  stroke("M250 236C292 232 304 190 282 160C272 146 280 128 292 126", fur, 22) +
  circle(291, 127, 11, paper);

const head = () =>
  path(
    "M92 92C84 66 88 48 96 46C106 46 122 62 132 74Q160 66 188 74C198 62 214 46 224 46" +
      "C232 48 236 66 228 92C240 112 246 132 244 152C240 200 204 214 160 214" +
      "C116 214 80 200 76 152C74 132 80 112 92 92Z",
    fur,
  ) +
  path("M100 62C104 62 112 70 118 78L100 92C96 78 96 66 100 62Z", toki) +
  path("M220 62C216 62 208 70 202 78L220 92C224 78 224 66 220 62Z", toki);

const face = () =>
  path(
    "M160 196C134 196 118 184 120 166C122 152 140 150 160 150C180 150 198 152 200 166" +
      "C202 184 186 196 160 196Z",
    paper,
  ) +
  path("M104 134A20 20 0 0 0 144 134Z", yamabuki) +
  path("M176 134A20 20 0 0 0 216 134Z", yamabuki) +
  ellipse(124, 141, 5, 7, ink) +
  ellipse(196, 141, 5, 7, ink) +
  stroke("M100 134H148M172 134H220", ink, 6) +
  path("M150 158Q160 154 170 158Q168 166 160 168Q152 166 150 158Z", toki) +
  stroke("M160 168V174M148 176Q154 182 160 174Q166 182 172 176", ink, 4) +
  stroke("M74 156L100 160M72 176L100 172M246 156L220 160M248 176L220 172", paper, 3);

const lid = () =>
  group(
    "rotate(-9 160 60)",
    rectangle(84, 40, 152, 34, 7, edge(wood)) +
      rectangle(84, 34, 152, 34, 7, woodLight) +
      rectangle(84, 58, 152, 10, 4, shu),
  );

const box = () =>
  path("M48 208H272L262 328C262 335 257 340 250 340H70C63 340 58 335 58 328Z", wood) +
  path("M48 208H272L270.4 228H49.600Z", edge(wood, 0.22)) +
  path("M53.3 270H266.700L263.700 306H56.3Z", shu) +
  rectangle(122, 244, 76, 76, 12, paper) +
  fivePips(160, 282, 62, cloth, shu);

const paws = () =>
  ellipse(108, 214, 24, 18, fur) +
  ellipse(212, 214, 24, 18, fur) +
  path("M88 222a20 14 0 0 0 40 0z", paper) +
  path("M192 222a20 14 0 0 0 40 0z", paper) +
  stroke("M102 226v6M114 226v6M206 226v6M218 226v6", fur, 3);

/** 箱 × 猫: a cat in a game box. */
export const hako: Figure = {
  standWidth: 208,
  draw: () => tail() + head() + face() + lid() + box() + paws(),
};
