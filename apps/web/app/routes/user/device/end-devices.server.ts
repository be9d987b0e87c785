import { data, redirect } from "react-router";
import { AuthError, asAuthError } from "../../../api/auth/auth-call.ts";
import {
  endAllDevices,
  endDevice,
  endOtherDevices,
  listDevices,
} from "../../../api/auth/device-calls.ts";
import { signOut } from "../../../api/auth/session-calls.ts";
import { refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { signInAgain } from "../../../shell/session/sign-in-again.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { notFresh, signInAgainIntent } from "../sign-in-again-intent.ts";
import type { DeviceRefusal } from "./device-refusal.ts";

const here = "/user/device";

export async function endDevices(request: Request, visit: Visit) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === signInAgainIntent) return signInAgain(visit, here);
  try {
    if (intent === "end") return await endOne(visit, String(form.get("id") ?? ""));
    if (intent === "end-others") {
      await endOtherDevices(visit.auth);
      return redirect(`${here}?done=others`);
    }
    if (intent === "end-all") {
      await endAllDevices(visit.auth);
      // The session is gone; this clears its cookies in the browser.
      await signOut(visit.auth);
      return redirect("/");
    }
  } catch (error) {
    const { code, message } = asAuthError(error);
    if (code === notFresh) return redirect(here);
    return refuse<DeviceRefusal>({
      ok: false,
      values: {},
      errors: {},
      formErrors: [],
      fault: { code, message },
    });
  }
  throw data(null, { status: 400 });
}

/** The page knows a session's id; the token that ends it stays on the server. */
async function endOne({ auth }: Visit, id: string): Promise<Response> {
  const device = (await listDevices(auth)).find((listed) => listed.id === id);
  if (!device) throw new AuthError("GONE", "The device is signed out already", 404);
  await endDevice(auth, device.token);
  return redirect(`${here}?done=ended`);
}
