import {
  gameAges,
  gameBoards,
  gameLanguages,
  gameLengths,
  gameSorts,
  gameTags,
  maxPlayersAsked,
} from "@takujo/contracts/content/game-shelf";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { type FilterField, filtersOf, type ShelfQuery, shelfUrl } from "./list-url.ts";

// Named on the server, so that browsers need neither the choices nor their rules.

export const shelfWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["gameShelf"]), namespace: "gameShelf" });

type Words = ReturnType<typeof shelfWords>;

/** What each choice is called. */
const names: Record<Exclude<FilterField, "q">, (t: Words) => [string, string][]> = {
  players: (t) =>
    Array.from({ length: maxPlayersAsked }, (_, index) => {
      const count = index + 1;
      return [
        String(count),
        t(count === maxPlayersAsked ? "playersMost" : "playersChip", { count }),
      ];
    }),
  minutes: (t) => gameLengths.map((length) => [length, t(`lengthChip.${length}`)]),
  board: (t) => gameBoards.map((board) => [board, t(`board.${board}`)]),
  age: (t) => gameAges.map((age) => [String(age), t("ageChip", { age })]),
  language: (t) => gameLanguages.map((language) => [language, t(`language.${language}`)]),
  quick: (t) => [["1", t("quick")]],
  tag: (t) => gameTags.map((tag) => [tag, t(`tag.${tag}`)]),
};

const groups = ["players", "minutes", "board", "age", "language", "quick", "tag"] as const;

const labelOf = (name: (typeof groups)[number], t: Words) =>
  t(`by.${name === "quick" ? "explain" : name}`);

/** Every choice as a link that makes it, or takes it back. */
export function filterView(query: ShelfQuery, locale: Locale) {
  const t = shelfWords(locale);
  const first = { ...query, page: 1 };
  const current = Object.fromEntries(filtersOf(query));
  const without = (name: FilterField) => shelfUrl({ ...first, [name]: undefined });
  const known = groups.map((name) => ({ name, label: labelOf(name, t), choices: names[name](t) }));
  return {
    groups: known.map(({ name, label, choices }) => ({
      name,
      label,
      chips: choices.map(([value, text]) => ({
        value,
        text,
        current: current[name] === value,
        to: current[name] === value ? without(name) : shelfUrl({ ...first, [name]: value }),
      })),
    })),
    chosen: [
      ...(query.q ? [{ name: "q", text: query.q, to: without("q") }] : []),
      ...known.flatMap(({ name, choices }) => {
        const text = choices.find(([value]) => value === current[name])?.[1];
        return text ? [{ name, text, to: without(name) }] : [];
      }),
    ],
    sorts: [...(query.q ? (["match"] as const) : []), ...gameSorts].map((sort) => ({
      sort,
      text: t(`sort.${sort}`),
      current: sort === (query.sort ?? (query.q ? "match" : "light")),
      to: shelfUrl({ ...first, view: "list", sort: sort === "match" ? undefined : sort }),
    })),
    /** The hidden fields of the search form. */
    carried: [
      ...filtersOf({ ...query, q: undefined }),
      ...(query.view === "list" ? [["view", "list"] as const] : []),
    ],
  };
}
