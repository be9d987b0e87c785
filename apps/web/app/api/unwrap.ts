import type { Problem } from "@takujo/contracts/errors";
import { data } from "react-router";

export interface Result<Data> {
  data?: Data | undefined;
  error?: unknown;
  response?: Response | undefined;
}

/** The data of a successful call; otherwise the matching error screen. An API that cannot be reached is a 503. */
export function unwrap<Data>(result: Result<Data>): NonNullable<Data> {
  if (result.response?.ok && result.data) return result.data;
  const status = result.response?.status ?? 503;
  const problem = result.error as Partial<Problem> | undefined;
  throw data(problem?.detail ?? problem?.code ?? null, { status });
}
