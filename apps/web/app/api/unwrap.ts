import type { Problem } from "@takujo/contracts/errors";
import { data } from "react-router";

export interface Result<Data> {
  data?: Data | undefined;
  error?: unknown;
  response?: Response | undefined;
}

/** Returns the data of a successful call; otherwise shows the matching error screen (503 if the API is unreachable). */
export function unwrap<Data>(result: Result<Data>): NonNullable<Data> {
  if (result.response?.ok && result.data) return result.data;
  const status = result.response?.status ?? 503;
  const problem = result.error as Partial<Problem> | undefined;
  throw data(problem?.detail ?? problem?.code ?? null, { status });
}
