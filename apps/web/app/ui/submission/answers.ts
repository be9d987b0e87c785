import type { DataStrategyResult } from "react-router";

/** The answers for the router, by route. */
export type Answers = Record<string, DataStrategyResult>;

let settle = (answers: Answers) => answers;

/** For pages with forms; others do not load the code. */
export function interceptAnswers(by: typeof settle): void {
  settle = by;
}

export const settleAnswers = (answers: Answers): Answers => settle(answers);
