import {
  type CharacterItem,
  type CharacterSummary,
  characterTraits,
} from "@takujo/contracts/content/character";
import type { Locale } from "@takujo/contracts/locale";
import { type GameRow, presentGame } from "../board-game/index.ts";
import { renderMarkdown } from "../markdown/index.ts";
import type { CharacterRow } from "./queries.ts";

export function presentSummary(row: CharacterRow): CharacterSummary {
  return {
    slug: row.slug,
    kana: row.kana,
    color: row.color,
    artwork: row.artwork as CharacterSummary["artwork"],
    locale: row.locale as Locale,
    name: row.name,
    origin: row.origin,
    catchPhrase: row.catch_phrase,
    summary: row.summary,
    duty: row.duty,
  };
}

type WholeCharacterRow = CharacterRow & {
  traits: unknown;
  profile: string;
  likes: string;
  games: GameRow[];
};

export async function presentItem(
  row: WholeCharacterRow,
  pageLocale: Locale,
): Promise<CharacterItem> {
  const summary = presentSummary(row);
  return {
    ...summary,
    likes: row.likes,
    profileHtml: await renderMarkdown(row.profile, pageLocale, summary.locale),
    traits: presentTraits(row.traits as CharacterItem["traits"]),
    games: row.games.map(presentGame),
  };
}

function presentTraits(traits: CharacterItem["traits"]): CharacterItem["traits"] {
  return Object.fromEntries(
    characterTraits.flatMap((name) => (traits[name] ? [[name, traits[name]]] : [])),
  );
}
