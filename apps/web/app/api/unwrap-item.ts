import type { Problem } from "@takujo/contracts/errors";
import { redirect } from "react-router";
import { type Result, unwrap } from "./unwrap.ts";

/** Like `unwrap`, but redirects an item requested by an earlier slug to its current address, with the same query. */
export function unwrapItem<Data>(
  result: Result<Data>,
  { search }: { search: string },
  addressOf: (slug: string) => string,
): NonNullable<Data> {
  const problem = result.error as Partial<Problem> | undefined;
  if (problem?.code === "moved" && problem.movedTo) {
    // The router adds the locale prefix.
    throw redirect(addressOf(problem.movedTo) + search, 301);
  }
  return unwrap(result);
}
