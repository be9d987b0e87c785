import { redirect } from "react-router";
import { signOut } from "../../../api/auth/session-calls.ts";
import type { Visit } from "../../../shell/visit.ts";

/** Clears the browser's session data, and redirects home. */
export async function endSession({ auth }: Visit): Promise<Response> {
  await signOut(auth);
  return redirect("/");
}
