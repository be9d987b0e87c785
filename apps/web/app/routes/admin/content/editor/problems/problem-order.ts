import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import { controlName, type EditorShape, problemName, sessionList } from "../editor-shape.ts";

/** Names of controls as they stand in the page: texts, then the boxes of what both languages share, the cover last. */
export function editorOrder({ texts, shared }: EditorShape): string[] {
  return [
    ...textNames({ texts }),
    ...shared.filter(({ form }) => form !== "cover").map(({ name }) => controlName("shared", name)),
    ...shared.filter(({ form }) => form === "cover").map(({ name }) => controlName("shared", name)),
  ];
}

export const textNames = ({ texts }: Pick<EditorShape, "texts">): string[] =>
  (["ja", "en"] as const).flatMap((part) => texts[part].map(({ name }) => controlName(part, name)));

/** As the fields stand in the page; `order` has those of a session once, such as `sessions.capacity`. */
export function inPageOrder(
  problems: readonly ContentProblem[],
  document: ContentDocument,
  order: readonly string[],
): ContentProblem[] {
  const place = (name: string) => order.indexOf(name) + 1 || order.length + 1;
  const placeOf = (problem: ContentProblem): number[] => {
    const name = problemName(problem, document);
    const [part, row = "-1", field = ""] = name.split(".");
    if (part !== sessionList) return [place(name), 0, 0];
    return [place(sessionList), Number(row), place(`${sessionList}.${field}`)];
  };
  return problems
    .map((problem) => ({ problem, places: placeOf(problem) }))
    .sort((one, other) => {
      const at = one.places.findIndex((value, index) => value !== other.places[index]);
      return at < 0 ? 0 : (one.places[at] ?? 0) - (other.places[at] ?? 0);
    })
    .map(({ problem }) => problem);
}
