import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { FormRefusal } from "./form-result.ts";

/** The answer in place of the server's. */
export type LostAnswer = FormRefusal & { isLost: true };

/**
 * The `clientAction` of a page with a form or an editor: it calls the action of the server, and answers by itself if
 * that cannot be reached or fails. Otherwise an error screen would replace everything typed.
 */
export async function surviveLostConnection({
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    // Another object each time: an answer is reported once.
    const lost: LostAnswer = { ok: false, isLost: true, values: {}, errors: {}, formErrors: [] };
    const isSignedOut = error instanceof Error && error.name === "SignedOut";
    return isSignedOut ? { ...lost, isSignedOut } : lost;
  }
}

/** The `shouldRevalidate` of a page with a form: a refusal changes nothing, and offline a reload would fail too. */
export function refreshUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, defaultShouldRevalidate } = change;
  return actionResult?.ok === false ? false : defaultShouldRevalidate;
}

/** That of a page that saves while it is edited: answers that stay on the page report their changes themselves. */
export function refreshUnlessAnswered(change: ShouldRevalidateFunctionArgs): boolean {
  return change.actionResult?.ok === undefined ? change.defaultShouldRevalidate : false;
}
