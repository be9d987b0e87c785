import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import type { FormRefusal } from "../form/form-result.ts";
import { type Answers, interceptAnswers } from "./answers.ts";

/** The answer in place of the server's. */
export type LostAnswer = FormRefusal & { isLost: true };

/** The router gives what its own request for the action threw with a status, and other errors as they are. */
const thrownIn = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "type" in result && "data" in result
    ? result.data
    : result;

/** A redirect, or a status by which the thing is gone or closed to this person: the page cannot continue. */
const isFinal = (error: unknown) =>
  error instanceof Response ||
  (isRouteErrorResponse(error) && [403, 404, 410].includes(error.status));

function lostAnswer(error: unknown): LostAnswer {
  const isSignedOut = error instanceof Error && error.name === "SignedOut";
  return {
    ok: false,
    isLost: true,
    values: {},
    errors: {},
    formErrors: [],
    ...(isSignedOut && { isSignedOut }),
  };
}

/**
 * If the server fails or cannot be reached, the page handles it like a refusal. Otherwise an error screen would replace it
 * and the typed text. The status keeps the router from loading the page's data, which would fail too.
 */
export const surviveLostConnection = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([route, answer]) => {
      const thrown = thrownIn(answer.result);
      const isLost = answer.type === "error" && !isFinal(thrown);
      return [route, isLost ? { type: "data", result: data(lostAnswer(thrown), 503) } : answer];
    }),
  );

interceptAnswers(surviveLostConnection);

/** The `shouldRevalidate` of a page with a form: a refusal changes nothing, and offline a reload would fail too. */
export function refreshUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, defaultShouldRevalidate } = change;
  return actionResult?.ok === false ? false : defaultShouldRevalidate;
}
