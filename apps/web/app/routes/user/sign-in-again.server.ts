import { redirect } from "react-router";
import { signOut } from "../../api/auth/session-calls.ts";
import type { Visit } from "../../shell/visit.ts";

/** Ends the session, and returns to the page after a new sign-in. */
export async function signInAgain({ auth }: Visit, path: string): Promise<Response> {
  await signOut(auth);
  return redirect(`/auth/login?redirect=${encodeURIComponent(path)}`);
}
