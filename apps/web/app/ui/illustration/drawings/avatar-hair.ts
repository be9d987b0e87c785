import { edge } from "../color.ts";
import { circle, path, rectangle } from "../shapes.ts";

/** Hair is drawn in two layers: behind the head, and over the forehead. */
export interface Hairstyle {
  readonly back?: (hair: string) => string;
  readonly front?: (hair: string, accent: string) => string;
  readonly beard?: (hair: string) => string;
}

const sidePart: Hairstyle = {
  front: (hair) =>
    path(
      "M63 88C56 44 82 34 102 34C128 34 144 52 137 88C133 74 126 65 114 61" +
        "C98 67 80 64 71 70C67 76 65 80 63 88Z",
      hair,
    ),
};

const bob: Hairstyle = {
  back: (hair) =>
    path("M54 92C48 42 76 30 100 30C124 30 152 42 146 92L148 132Q100 150 52 132Z", hair),
  front: (hair) => path("M64 88V70C66 46 84 38 100 38C116 38 134 46 136 70V88L128 74H72Z", hair),
};

const long: Hairstyle = {
  back: (hair) => path("M56 88C50 42 76 30 100 30C124 30 150 42 144 88L152 178H48Z", hair),
  front: (hair) =>
    path(
      "M62 92C58 46 84 36 100 36C118 36 142 46 138 92C132 76 118 62 104 54C92 66 72 74 62 92Z",
      hair,
    ),
};

const bun: Hairstyle = {
  back: (hair) => circle(100, 28, 19, hair),
  front: (hair) =>
    path(
      "M63 86C60 46 84 38 100 38C116 38 140 46 137 86C130 66 116 60 100 60C84 60 70 66 63 86Z",
      hair,
    ),
};

const bearded: Hairstyle = {
  beard: (hair) =>
    path(
      "M66 96C66 132 82 144 100 144C118 144 134 132 134 96C128 112 118 112 100 112" +
        "C82 112 72 112 66 96Z",
      hair,
    ) +
    path("M64 84C66 60 78 50 90 48L86 62C76 66 70 74 64 84Z", hair) +
    path("M136 84C134 60 122 50 110 48L114 62C124 66 130 74 136 84Z", hair),
};

const curls: Hairstyle = {
  back: (hair) =>
    Array.from({ length: 11 }, (_, curl) => {
      const angle = Math.PI * (0.92 + (curl * 1.16) / 10);
      return circle(100 + 42 * Math.cos(angle), 82 + 44 * Math.sin(angle), 17, hair);
    }).join(""),
  front: (hair) =>
    path(
      "M64 78C70 56 84 50 100 50C116 50 130 56 136 78C126 66 114 62 100 62C86 62 74 66 64 78Z",
      hair,
    ),
};

const knitCap: Hairstyle = {
  front: (_hair, accent) =>
    path("M60 74H140C142 42 122 32 100 32C78 32 58 42 60 74Z", accent) +
    rectangle(56, 68, 88, 13, 6.5, edge(accent, 0.22)),
};

const ponytail: Hairstyle = {
  back: (hair) => path("M140 78C164 84 170 118 156 146C152 124 146 108 136 100Z", hair),
  front: (hair) =>
    path(
      "M63 88C56 46 80 34 104 34C130 34 144 54 137 88C132 70 120 58 96 56C90 68 74 74 63 88Z",
      hair,
    ),
};

/** The order decides which seed gets which. */
export const hairstyles: readonly Hairstyle[] = [
  sidePart,
  bob,
  long,
  bun,
  bearded,
  curls,
  knitCap,
  ponytail,
];
