import type { ContentStore } from "../content-store.ts";
import { archiveUnlessShown } from "./archive-shown.ts";
import { isBggIdTaken } from "./queries.ts";
import { tableStore } from "./table-store.ts";

const store = tableStore("board-game", { pack: ({ cover }) => ({ cover: cover ?? {} }) });

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
