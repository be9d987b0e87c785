import { gameListQuerySchema } from "@takujo/contracts/content/game-shelf";
import type { ShelfQuery } from "./list-url.ts";

const names = [
  "q",
  "players",
  "minutes",
  "board",
  "age",
  "language",
  "quick",
  "tag",
  "sort",
  "page",
] as const;

/** Null for a query that no link or form produces. An empty form field counts as missing. */
export function readShelfQuery(search: URLSearchParams): ShelfQuery | null {
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const view = search.get("view") || "shelf";
  const parsed = gameListQuerySchema.omit({ locale: true, limit: true }).safeParse(values);
  if (!parsed.success || (view !== "shelf" && view !== "list")) return null;
  return { ...parsed.data, view };
}
