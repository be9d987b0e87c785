import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { useEditor } from "./editor-context.ts";

/** Why content cannot be published, as a sentence for its field. */
export function useProblemWords(): (problem: ContentProblem) => string {
  const t = useTranslations("contentEditor.problems");
  return ({ problem, limit = 0 }) => t(problem, { limit });
}

/** The error shown at a field. */
export function useFieldProblem(part: string, field: string): string | undefined {
  const words = useProblemWords();
  const found = useEditor().problems.find(
    (problem) => problem.part === part && problem.field === field,
  );
  return found && words(found);
}
