import { edge, mix, pigment } from "../color.ts";
import { type MascotId, standee } from "../mascots/index.ts";
import { fivePips } from "../pieces.ts";
import { group, place, rectangle } from "../shapes.ts";

const { ink, paper, cloth, yamabuki, shu, ai, aiDeep, toki, wood, woodDeep, woodLight } = pigment;
const { kinari, sora, wakakusa } = pigment;

/** Boxes on a shelf, from left to right: width, height and color. */
type Box = readonly [width: number, height: number, color: string];

const shelves: readonly { y: number; boxes: readonly Box[] }[] = [
  {
    y: 250,
    boxes: [
      [24, 56, shu],
      [18, 64, ai],
      [26, 50, paper],
      [22, 60, cloth],
      [30, 54, sora],
      [18, 62, toki],
      [24, 48, ink],
      [26, 58, wakakusa],
      [22, 52, shu],
    ],
  },
  {
    y: 338,
    boxes: [
      [28, 58, wakakusa],
      [20, 50, ink],
      [24, 62, yamabuki],
      [18, 56, shu],
      [30, 64, ai],
      [22, 50, kinari],
      [26, 60, cloth],
      [22, 54, toki],
      [20, 62, sora],
    ],
  },
  {
    y: 426,
    boxes: [
      [22, 62, toki],
      [28, 54, sora],
      [20, 60, shu],
      [26, 50, kinari],
      [24, 64, cloth],
      [22, 56, yamabuki],
      [28, 60, ai],
      [18, 52, wakakusa],
      [24, 58, ink],
    ],
  },
];

function shelf({ y, boxes }: (typeof shelves)[number]): string {
  let left = 190;
  const standing = boxes.map(([width, height, color]) => {
    const x = left;
    left += width + 3;
    return (
      rectangle(x, y - height, width, height, 2, color) +
      rectangle(x + width - 4, y - height, 4, height, 0, edge(color))
    );
  });
  return (
    rectangle(182, y, 296, 12, 0, wood) +
    rectangle(182, y, 296, 4, 0, woodLight) +
    standing.join("")
  );
}

const curtain = () =>
  [142, 218, 294, 370, 446]
    .map((x) => rectangle(x, 62, 72, 118, 3, ai) + rectangle(x, 173, 72, 7, 3, edge(ai)))
    .join("") +
  rectangle(296, 84, 68, 68, 15.64, paper) +
  fivePips(330, 118, 68, aiDeep, shu);

const lantern = () =>
  group(
    "translate(566 96)",
    rectangle(-4, -30, 8, 40, 3, woodDeep) +
      rectangle(-22, 6, 44, 12, 5, ink) +
      rectangle(-34, 16, 68, 92, 30, shu) +
      [40, 62, 84].map((y) => rectangle(-34, y, 68, 5, 0, edge(shu))).join("") +
      rectangle(-20, 106, 40, 12, 5, ink),
  );

const stands = (id: MascotId, x: number, y: number, scale: number) =>
  group(place(x, y, 0, scale), standee(id));

/** The venue's front: shelves behind an open curtain, and three mascots at the door. */
export function venueScene(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 500" aria-hidden="true">`,
    rectangle(120, 44, 420, 456, 14, woodDeep),
    rectangle(140, 64, 380, 436, 6, mix(yamabuki, paper, 0.3)),
    rectangle(182, 170, 296, 330, 0, edge(woodDeep)),
    ...shelves.map(shelf),
    curtain(),
    rectangle(120, 36, 420, 30, 6, wood),
    rectangle(120, 36, 420, 10, 5, woodLight),
    lantern(),
    stands("koma", 196, 172, 0.92),
    stands("hako", 442, 296, 0.58),
    stands("toki", 36, 300, 0.56),
    "</svg>",
  ].join("");
}
