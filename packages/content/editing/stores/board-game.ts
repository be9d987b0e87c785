import type { ContentStore } from "../content-store.ts";
import { archiveUnlessShown } from "./archive-shown.ts";
import { isBggIdTaken } from "./queries.ts";
import { tableStore } from "./table-store.ts";

const store = tableStore("board-game", {
  columns: {
    slug: "slug",
    minPlayers: "min_players",
    maxPlayers: "max_players",
    minutes: "minutes",
    age: "age",
    weight: "weight",
    explainMinutes: "explain_minutes",
    languages: "languages",
    tags: "tags",
    bggId: "bgg_id",
    link: "link",
  },
  text: { name: "name", summary: "summary" },
  unpack: ({ cover, language_need }) => ({
    cover: cover as object,
    languageNeed: (language_need as string | null) ?? "",
  }),
  // Drafts from before these fields existed lack them.
  pack: ({ cover, languageNeed, languages, tags, explainMinutes, bggId }) => ({
    cover: cover ?? {},
    language_need: languageNeed || null,
    languages: languages ?? [],
    tags: tags ?? [],
    explain_minutes: explainMinutes ?? null,
    bgg_id: bggId ?? null,
  }),
});

export const boardGameStore: ContentStore = {
  ...store,
  ...archiveUnlessShown("board-game"),
  async findProblems(db, id, document) {
    const problems = (await store.findProblems?.(db, id, document)) ?? [];
    const { bggId } = document.shared;
    if (typeof bggId !== "number" || !(await isBggIdTaken(db, bggId, id))) return problems;
    return [...problems, { part: "shared", field: "bggId", problem: "number-taken" }];
  },
};
