import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import { describe, expect, it } from "vitest";
import { problemName } from "./editor-shape.ts";

const problem = (more: Partial<ContentProblem>): ContentProblem => ({
  part: "session",
  field: "sessions",
  problem: "missing",
  ...more,
});

describe("the control that a problem leads to", () => {
  it("is the list of sessions where it is about none of them, or about one that is gone", () => {
    const document = { shared: {}, texts: { ja: {}, en: {} } };
    expect(problemName(problem({}), document)).toBe("sessions");
    expect(problemName(problem({ field: "id", sessionId: "gone" }), document)).toBe("sessions");
    expect(problemName(problem({ part: "ja", field: "title" }), document)).toBe("ja.title");
  });
});
