import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import { DomainError } from "@takujo/runtime/domain-error";

/** Reports each problem as an issue: its place, and the problem as the rule. */
export class PublicationRefusal extends DomainError {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super("invalid-input", "This cannot be published as it is.", {
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
    this.problems = problems;
  }
}

export const refusal = (problems: ContentProblem[]) => new PublicationRefusal(problems);
