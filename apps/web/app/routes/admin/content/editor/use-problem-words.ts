import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";

/** Why content cannot be published, as a sentence for its field. */
export function useProblemWords(): (problem: ContentProblem) => string {
  const t = useTranslations("contentEditor.problems");
  return ({ problem, limit = 0 }) => t(problem, { limit });
}
