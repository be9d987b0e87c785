import { contrastOf, edge, mix, pigment } from "../color.ts";
import { eye } from "../eye.ts";
import { elementAt } from "../list.ts";
import { paletteIds, paletteOf } from "../palettes.ts";
import { createRandom, hash32 } from "../seed.ts";
import { ellipse, path, stroke } from "../shapes.ts";
import { wagara, wagaraKinds } from "../wagara/index.ts";
import { hairstyles } from "./avatar-hair.ts";

export interface AvatarOptions {
  readonly size?: number;
  readonly idPrefix?: string;
}

const { ink, paper, shu } = pigment;

const skins = ["#F6D9BC", "#F1C9A3", "#E3B38A", "#C98F66", "#9C6643", "#F3CFB3"];
const hairColors = [ink, ink, "#3A2A20", "#5B3A26", "#8A8378", "#7A2F1E"];

/** Walnut is too similar to skin for a background. */
const grounds = paletteIds.filter((id) => id !== "kurumi");

const mouths = [
  stroke("M90 112Q100 121 110 112", ink, 3.4),
  path("M89 110H111Q109 122 100 122Q91 122 89 110Z", ink),
  stroke("M92 114H108", ink, 3.4),
];
const mouthInBeard = stroke("M92 121Q100 126 108 121", paper, 3.4);

const glasses =
  `<g fill="none" stroke="${ink}" stroke-width="3.4"><circle cx="85" cy="91" r="13"/>` +
  `<circle cx="115" cy="91" r="13"/><path d="M98 90q2-2 4 0"/></g>`;

const crossedCollar = "M78 146L100 178L122 146L132 150L100 196L68 150Z";
const roundCollar = "M76 148Q100 172 124 148L130 152Q100 186 70 152Z";

function drawTraits(seed: number) {
  const random = createRandom(seed);
  const palette = paletteOf(random.pick(grounds));
  const skin = random.pick(skins);
  const hair = random.pick(hairColors);
  const colors = random.shuffle(palette.pieces.filter((color) => color !== palette.ground));
  const style = random.pick(hairstyles);
  const weave = random.pick(wagaraKinds);
  const cloth = elementAt(colors, colors[0] === hair ? 1 : 0);
  const accent = elementAt(colors, colors[0] === cloth ? 1 : 0);
  const wearsGlasses = random.next() < 0.36;
  const mouth = random.pick(mouths);
  const collar = random.next() < 0.5 ? crossedCollar : roundCollar;
  return { palette, skin, hair, style, weave, cloth, accent, wearsGlasses, mouth, collar };
}

export function avatar(name: string, options: AvatarOptions = {}): string {
  const { size = 200, idPrefix = "av" } = options;
  const seed = hash32(`avatar:${name}`);
  const traits = drawTraits(seed);
  const { palette, skin, hair, style, cloth, accent } = traits;
  const weaveId = `${idPrefix}${seed.toString(36)}p`;
  const weaveColor = mix(cloth, contrastOf(cloth), 0.16);
  const blush = mix(skin, shu, 0.3);
  const ear = edge(skin, 0.08);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" `,
    `width="${size}" height="${size}" aria-hidden="true"><defs>`,
    wagara(traits.weave, { id: weaveId, color: weaveColor, ground: cloth, size: 22 }),
    `</defs><rect width="200" height="200" fill="${palette.ground}"/>`,
    style.back?.(hair),
    path("M84 112H116V152H84Z", edge(skin, 0.16)),
    path(
      "M22 204C24 164 56 146 84 144Q100 158 116 144C144 146 176 164 178 204Z",
      `url(#${weaveId})`,
    ),
    path(traits.collar, accent),
    ellipse(63, 92, 8, 10, ear),
    ellipse(137, 92, 8, 10, ear),
    ellipse(100, 88, 36, 41, skin),
    style.beard?.(hair),
    style.front?.(hair, accent),
    eye(86, 91, 4, 5),
    eye(114, 91, 4, 5),
    traits.wearsGlasses ? glasses : "",
    ellipse(76, 105, 6, 4, blush),
    ellipse(124, 105, 6, 4, blush),
    style.beard ? mouthInBeard : traits.mouth,
    "</svg>",
  ].join("");
}
