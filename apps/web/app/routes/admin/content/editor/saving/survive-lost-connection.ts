import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { EditorAnswer } from "../editor-answer.ts";

/** The `clientAction` of an editor page: typed text survives a lost connection. */
export async function surviveLostConnection({
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const lost: EditorAnswer = { ok: false, reason: "lost" };
    return lost;
  }
}

/** Its `shouldRevalidate`: responses that stay on the page report their changes themselves. */
export function refreshUnlessAnswered(change: ShouldRevalidateFunctionArgs): boolean {
  const answer = change.actionResult as EditorAnswer | undefined;
  return answer?.ok === undefined ? change.defaultShouldRevalidate : false;
}
