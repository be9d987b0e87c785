import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { FormRefusal } from "./form-result.ts";

/**
 * The `clientAction` of a page with a form. Without it, a lost connection or a failing server would replace
 * everything typed by an error screen.
 */
export async function surviveLostConnection({
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const lost: FormRefusal = { ok: false, isLost: true, values: {}, errors: {}, formErrors: [] };
    return lost;
  }
}

/** The `shouldRevalidate` of such a page: a refusal changes nothing, and offline a reload would fail too. */
export function refreshUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, defaultShouldRevalidate } = change;
  return actionResult?.ok === false ? false : defaultShouldRevalidate;
}
