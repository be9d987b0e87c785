import { edge, pigment } from "../color.ts";
import { eye } from "../eye.ts";
import { fivePips } from "../pieces.ts";
import { circle, decimal, ellipse, group, path, stroke } from "../shapes.ts";
import { silhouettes } from "../silhouettes.ts";
import type { Figure } from "./figure.ts";

const { ink, paper, yamabuki, shu, shuDeep, wood } = pigment;

const tail = () =>
  circle(248, 272, 36, shuDeep) +
  circle(270, 240, 22, shuDeep) +
  stroke("M234 284a18 18 0 1 1 26 6", shu, 5) +
  stroke("M264 248a10 10 0 1 1 12 2", shu, 4);

const body = () =>
  path(
    "M128 178C100 186 72 190 56 208C46 220 54 236 68 236C84 236 98 230 112 226" +
      "C110 256 96 284 88 308C82 326 88 338 102 338L146 338C154 338 156 330 160 312" +
      "C164 330 166 338 174 338L218 338C232 338 238 326 232 308C224 284 210 256 208 226" +
      "C226 222 254 204 268 180C276 166 268 152 254 156C236 162 212 180 192 178Z",
    shu,
  ) +
  path("M108 190Q160 220 212 190L206 252Q160 292 114 252Z", paper) +
  fivePips(160, 242, 48, shuDeep, yamabuki);

/** Thirteen tufts, each with a curl. */
const mane = () =>
  ellipse(160, 118, 74, 70, shuDeep) +
  Array.from({ length: 13 }, (_, tuft) => {
    const angle = (tuft * 2 * Math.PI) / 13 - Math.PI / 2;
    const x = 160 + 70 * Math.cos(angle);
    const y = 118 + 66 * Math.sin(angle);
    const curl = stroke(`M${decimal(x - 8)} ${decimal(y + 4)}a9 9 0 1 1 12 6`, shu, 4);
    return circle(x, y, 25, shuDeep) + curl;
  }).join("");

const face = () =>
  path("M106 66C86 52 78 76 92 98Z", shu) +
  path("M214 66C234 52 242 76 228 98Z", shu) +
  ellipse(160, 122, 60, 56, shu) +
  ellipse(160, 146, 34, 25, paper) +
  path("M148 132Q160 126 172 132Q170 146 160 147Q150 146 148 132Z", ink) +
  stroke("M160 147V153M146 155Q153 163 160 153Q167 163 174 155", ink, 4) +
  eye(134, 114) +
  eye(186, 114) +
  stroke("M122 98Q132 90 142 96M178 96Q188 90 198 98", shuDeep, 7) +
  circle(160, 88, 8, yamabuki);

const raisedPiece = () => {
  const { shogi } = silhouettes;
  const tile = group("scale(.66)", group("translate(0 7)", shogi(edge(wood))) + shogi("#E3BC85"));
  return (
    group("translate(272 132) rotate(14)", tile + circle(0, 4, 7, shuDeep)) +
    ellipse(260, 166, 17, 16, shu)
  );
};

/** 駒 × 狛犬: a guardian lion-dog holding up a shogi piece. */
export const koma: Figure = {
  standWidth: 168,
  draw: () => tail() + body() + mane() + face() + raisedPiece(),
};
