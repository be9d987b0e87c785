import { data } from "react-router";
import { AuthError } from "../../../api/auth/auth-call.ts";

/** For data a page cannot be shown without: a failure of the auth service becomes the page's status. */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw data(null, { status: [403, 404, 429].includes(error.status) ? error.status : 503 });
  }
}
