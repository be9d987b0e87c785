import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The `shouldRevalidate` of a page that saves while it is edited: answers that stay on the page report their changes themselves. */
export function refreshUnlessAnswered(change: ShouldRevalidateFunctionArgs): boolean {
  return change.actionResult?.ok === undefined ? change.defaultShouldRevalidate : false;
}
