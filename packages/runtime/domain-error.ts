import { type ProblemCode, type ProblemIssue, problems } from "@takujo/contracts/errors";

/** What a verb throws when the product says no. Everything else that is thrown is a fault. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly status: (typeof problems)[ProblemCode];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** What is wrong in particular. */
  readonly issues: ProblemIssue[] | undefined;
  /** Which of several things it is, where a page must tell them apart. */
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

/** The item is there, but under another slug than it was asked for. */
export class MovedError extends DomainError {
  readonly from: string;
  readonly to: string;

  constructor(from: string, to: string) {
    super("moved", `"${from}" is now "${to}".`);
    this.from = from;
    this.to = to;
  }
}
