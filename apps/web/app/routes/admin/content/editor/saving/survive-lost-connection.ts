import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { answerOrLost } from "../../../../../ui/form/survive-lost-connection.ts";
import type { EditorAnswer } from "../editor-answer.ts";

/** The `clientAction` of an editor page: typed text survives a lost connection. */
export const surviveLostConnection = (call: ClientActionFunctionArgs): Promise<unknown> =>
  answerOrLost(call, { ok: false, reason: "lost" } satisfies EditorAnswer);

/** Its `shouldRevalidate`: responses that stay on the page report their changes themselves. */
export function refreshUnlessAnswered(change: ShouldRevalidateFunctionArgs): boolean {
  const answer = change.actionResult as EditorAnswer | undefined;
  return answer?.ok === undefined ? change.defaultShouldRevalidate : false;
}
