import type {
  ContentProblem,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { describe, expect, it } from "vitest";
import type { EditorShape } from "../editor-shape.ts";
import { editorOrder, inPageOrder } from "./problem-order.ts";

const problem = (
  part: ContentProblem["part"],
  field: string,
  sessionId?: string,
): ContentProblem => ({ part, field, problem: "missing", ...(sessionId && { sessionId }) });
const document = {
  shared: {},
  texts: { ja: {}, en: {} },
  sessions: [{ id: "first" }, { id: "second" }] as SessionDocument[],
};
const namesOf = (problems: ContentProblem[]) =>
  problems.map(({ part, field, sessionId = "" }) => `${part}.${field} ${sessionId}`.trim());

describe("problems", () => {
  it("stand as their fields do: texts, then what is shared, the cover last", () => {
    const field = (name: string, form: string) => ({ name, form, label: name });
    const shape = {
      shared: [field("cover", "cover"), field("slug", "slug")],
      texts: {
        ja: [field("title", "line"), field("body", "markdown")],
        en: [field("title", "line")],
      },
    } as unknown as EditorShape;
    const order = editorOrder(shape);
    const found = [
      problem("shared", "cover"),
      problem("shared", "slug"),
      problem("en", "title"),
      problem("ja", "body"),
      problem("ja", "title"),
    ];
    expect(namesOf(inPageOrder(found, document, order))).toEqual([
      "ja.title",
      "ja.body",
      "en.title",
      "shared.slug",
      "shared.cover",
    ]);
  });

  it("of sessions stand row by row, and what the page does not know comes last", () => {
    const order = [
      "shared.venue",
      "sessions",
      "shared.fee",
      "sessions.startsAt",
      "sessions.capacity",
    ];
    const found = [
      problem("shared", "unknown"),
      problem("shared", "fee"),
      problem("session", "startsAt", "second"),
      problem("session", "capacity", "first"),
      problem("session", "startsAt", "first"),
      problem("session", "id", "gone"),
      problem("shared", "venue"),
    ];
    expect(namesOf(inPageOrder(found, document, order))).toEqual([
      "shared.venue",
      "session.id gone",
      "session.startsAt first",
      "session.capacity first",
      "session.startsAt second",
      "shared.fee",
      "shared.unknown",
    ]);
  });
});
