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

/** False if it was already gone, for instance ended in another tab. */
export function wasThere<Data>(result: Result<Data>): boolean {
  if (result.response?.status === 404) return false;
  unwrap(result);
  return true;
}
