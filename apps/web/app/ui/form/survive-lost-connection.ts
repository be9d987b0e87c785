import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { FormRefusal } from "./form-result.ts";

/**
 * Calls the action of the server, and answers with `lost` if it cannot be reached or fails: otherwise an error screen
 * would replace everything typed.
 */
export async function answerOrLost(
  { serverAction }: ClientActionFunctionArgs,
  lost: unknown,
): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return lost;
  }
}

/** The `clientAction` of a page with a form. */
export const surviveLostConnection = (call: ClientActionFunctionArgs): Promise<unknown> =>
  answerOrLost(call, {
    ok: false,
    isLost: true,
    values: {},
    errors: {},
    formErrors: [],
  } satisfies FormRefusal);

/** The `shouldRevalidate` of such a page: a refusal changes nothing, and offline a reload would fail too. */
export function refreshUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, defaultShouldRevalidate } = change;
  return actionResult?.ok === false ? false : defaultShouldRevalidate;
}
