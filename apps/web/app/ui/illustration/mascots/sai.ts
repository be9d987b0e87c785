import { pigment } from "../color.ts";
import { eye } from "../eye.ts";
import { die } from "../pieces.ts";
import { ellipse, path, stroke } from "../shapes.ts";
import type { Figure } from "./figure.ts";

const { ink, paper, white, ai, aiDeep, toki, shu } = pigment;
const aiLight = "#3F74AE";

const body = () =>
  path(
    "M92 150C52 176 40 236 52 282C58 306 66 322 72 338L128 338C134 338 136 330 136 320L184 320" +
      "C184 330 186 338 192 338L248 338C254 322 262 306 268 282C280 236 268 176 228 150Z",
    ai,
  ) + ellipse(160, 268, 66, 52, aiLight);

const ears = () =>
  ellipse(84, 66, 20, 26, ai, "rotate(-28 84 66)") +
  ellipse(236, 66, 20, 26, ai, "rotate(28 236 66)") +
  ellipse(85, 68, 10, 15, toki, "rotate(-28 85 68)") +
  ellipse(235, 68, 10, 15, toki, "rotate(28 235 68)");

const head = () =>
  path(
    "M86 92C88 56 122 44 160 44C198 44 232 56 234 92C236 112 240 130 238 152" +
      "C234 190 200 204 160 204C120 204 86 190 82 152C80 130 84 112 86 92Z",
    ai,
  ) +
  path(
    "M82 152C84 128 112 124 160 124C208 124 236 128 238 152C234 190 200 204 160 204" +
      "C120 204 86 190 82 152Z",
    aiLight,
  );

const horn = () =>
  path("M136 134C138 90 150 44 176 14C178 58 188 100 186 134Q160 148 136 134Z", paper) +
  path("M186 134C188 100 178 58 176 14C168 56 168 100 172 139Q180 138 186 134Z", "#E4D5B1") +
  // Unpainted, but part of the published drawing.
  path("M148 74C150 62 158 50 166 44", "none");

const face = () =>
  eye(110, 106) +
  eye(210, 106) +
  stroke("M98 90Q108 84 120 90M200 90Q212 84 222 90", aiDeep, 6) +
  ellipse(122, 160, 8, 6, aiDeep) +
  ellipse(198, 160, 8, 6, aiDeep) +
  stroke("M138 180Q160 194 182 180", aiDeep, 5);

const heldDie = () =>
  die(160, 268, 74, 5, white, ink, { rotation: -10, accent: shu }) +
  ellipse(98, 262, 26, 22, ai, "rotate(24 98 262)") +
  ellipse(222, 262, 26, 22, ai, "rotate(-24 222 262)") +
  path("M52 226C60 206 84 204 96 222L112 262C104 280 84 282 72 270Z", ai) +
  path("M268 226C260 206 236 204 224 222L208 262C216 280 236 282 248 270Z", ai);

/** 賽 × 犀: a rhinoceros hugging a die. */
export const sai: Figure = {
  standWidth: 190,
  draw: () => body() + ears() + head() + horn() + face() + heldDie(),
};
