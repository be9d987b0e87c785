import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { EditorAnswer } from "./editor-answer.ts";

/** The `clientAction` of an editor's page: what was typed outlives a lost connection. */
export async function keepEditor({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const lost: EditorAnswer = { ok: false, reason: "lost" };
    return lost;
  }
}

/** Its `shouldRevalidate`: whatever stays on the page tells what changed by itself. */
export function refreshUnlessKept(change: ShouldRevalidateFunctionArgs): boolean {
  const answer = change.actionResult as EditorAnswer | undefined;
  return answer?.ok === undefined ? change.defaultShouldRevalidate : false;
}
