import type { ContentProblem } from "@takujo/contracts/platform/editing/content-document";
import { DomainError } from "@takujo/runtime/domain-error";

/** Every problem is an issue: the place, and as its rule what is wrong there. */
export function refusal(problems: ContentProblem[]): DomainError {
  return new DomainError("invalid-input", "This cannot be published as it is.", {
    issues: problems.map(({ part, field, problem, limit, sessionId }) => ({
      path: `${part}.${field}`,
      message: problem,
      rule: problem,
      values: {
        ...(limit !== undefined && { limit }),
        ...(sessionId !== undefined && { sessionId }),
      },
    })),
  });
}
