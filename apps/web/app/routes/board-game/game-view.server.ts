import type { ShelfGame } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { coverTone } from "../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { edge, inkOn, mix, pigment } from "../../ui/illustration/color.ts";
import type { WagaraKind } from "../../ui/illustration/wagara/index.ts";
import { range } from "../event/event-view.server.ts";
import { shelfWords } from "./list/filters.server.ts";

const grounds = [
  pigment.yamabuki,
  pigment.kinari,
  pigment.ai,
  pigment.sumi,
  pigment.cloth,
  pigment.toki,
  pigment.shu,
  pigment.wakakusa,
  pigment.sora,
  pigment.wood,
];
const patterns: WagaraKind[] = ["shippo", "shima", "seigaiha", "uroko", "kanoko", "ichimatsu"];

/** Never narrower than a finger. */
const widths = [46, 50, 56, 64, 72];
const lowest = 176;
const highest = 272;

const coverSize = { w: 600, h: 600 };

/** Content of a box's spine or front. */
export function gameView(game: ShelfGame, locale: Locale) {
  const t = shelfWords(locale);
  const { slug, name, minPlayers: min, maxPlayers: max, minutes, weight } = game;
  return {
    slug,
    name,
    locale: game.locale,
    weight,
    players: range({ min, max }),
    facts: t("facts", {
      players: min === max ? t("playersExactly", { count: min }) : t("players", { min, max }),
      minutes,
    }),
    tags: game.tags.map((tag) => t(`tag.${tag}`)),
    cover: coverImage(game, coverSize),
    tone: coverTone(game),
  };
}

export type GameView = ReturnType<typeof gameView>;

/** The same spine on every page. */
function spineOf({ slug, name, locale, weight }: GameView) {
  let seed = 7;
  for (const letter of slug) seed = (seed * 33 + letter.charCodeAt(0)) % 65_521;
  const ground = grounds[seed % grounds.length] ?? pigment.kinari;
  const kind = patterns[Math.floor(seed / grounds.length) % patterns.length] ?? "shippo";
  const length = [...name].length * (locale === "ja" ? 17.5 : 9);
  const fg = mix(ground, ground === pigment.sumi ? pigment.white : pigment.ink, 0.12);
  return {
    width: widths[weight - 1] ?? 46,
    height: Math.round(Math.min(highest, Math.max(lowest, 92 + length))),
    ground,
    edge: edge(ground),
    ink: inkOn(ground),
    /** Text on 朱 would not be legible. */
    hasPlate: ground === pigment.shu || seed % 5 === 0,
    pattern: artUrl.pattern(kind, {
      fg: fg as `#${string}`,
      bg: ground as `#${string}`,
      s: 26,
    }),
  };
}

export type SpineView = GameView & { spine: ReturnType<typeof spineOf> };

/** At most one box in four shows its front: those that come first. */
export function arrange(games: GameView[]): (GameView | SpineView)[] {
  const fronts = games.slice(0, Math.ceil(games.length / 4));
  const spines = games.slice(fronts.length).map((game) => ({ ...game, spine: spineOf(game) }));
  return fronts.flatMap((front, index) => [front, ...spines.slice(index * 3, index * 3 + 3)]);
}
