import { redirect } from "react-router";
import { signOut } from "../../../api/auth/session-calls.ts";
import type { Visit } from "../../visit.ts";

/** Ends the session, and returns to the page after a new sign-in. */
export async function signInAgain({ auth }: Pick<Visit, "auth">, path: string): Promise<Response> {
  await signOut(auth);
  return redirect(`/auth/login?redirect=${encodeURIComponent(path)}`);
}
