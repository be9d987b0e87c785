import { type ProblemCode, type ProblemIssue, problems } from "@takujo/contracts/errors";

/** Thrown by a verb that refuses. Anything else that is thrown is a fault. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly status: (typeof problems)[ProblemCode];
  /** In seconds. */
  readonly retryAfter: number | undefined;
  /** The individual problems. */
  readonly issues: ProblemIssue[] | undefined;
  /** Distinguishes several meanings of one code, where a page must tell them apart. */
  readonly reason: string | undefined;

  constructor(
    code: ProblemCode,
    detail?: string,
    {
      retryAfter,
      issues,
      reason,
    }: { retryAfter?: number; issues?: ProblemIssue[]; reason?: string } = {},
  ) {
    super(detail ?? code);
    this.name = "DomainError";
    this.code = code;
    this.status = problems[code];
    this.retryAfter = retryAfter;
    this.issues = issues;
    this.reason = reason;
  }
}

/** The item exists under another slug. */
export class MovedError extends DomainError {
  readonly from: string;
  readonly to: string;

  constructor(from: string, to: string) {
    super("moved", `"${from}" is now "${to}".`);
    this.from = from;
    this.to = to;
  }
}
