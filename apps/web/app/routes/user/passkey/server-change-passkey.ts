import { data, redirect } from "react-router";
import { asAuthError } from "../../../api/auth/auth-call.ts";
import { deletePasskey, updatePasskey } from "../../../api/auth/passkey-list.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { validationWords } from "../../../shell/form/server-validation-words.ts";
import type { Visit } from "../../../shell/visit.ts";
import { anewIntent } from "../anew-intent.ts";
import { signInAnew } from "../server-sign-in-anew.ts";
import { nameSchema } from "./form-schema.ts";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
import type { Done } from "./server-passkeys.ts";

const here = "/user/passkey";

/** What the forms of the page ask for. Making a passkey is left to the browser. */
export async function changePasskey(request: Request, visit: Visit) {
  const intent = (await request.clone().formData()).get("intent");
  if (intent === anewIntent) return signInAnew(visit, here);
  if (intent === "rename") return rename(request, visit);
  if (intent === "delete") return remove(request, visit);
  throw data(null, { status: 400 });
}

async function rename(request: Request, visit: Visit) {
  const parsed = await parseForm(request, nameSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<PasskeyRefusal>(parsed);
  const { id, name } = parsed.value;
  return carryOut("renamed", { id, name }, () => updatePasskey(visit.auth, id, name));
}

async function remove(request: Request, visit: Visit) {
  const id = String((await request.formData()).get("id") ?? "");
  const { signedIn } = await visit.visitor();
  return carryOut("deleted", { id }, () => deletePasskey(visit.auth, signedIn, id));
}

async function carryOut(
  done: Done,
  values: Record<string, string>,
  change: () => Promise<unknown>,
) {
  try {
    await change();
  } catch (error) {
    const { code, message } = asAuthError(error);
    const refusal = { ok: false as const, values, errors: {}, formErrors: [] };
    return refuse<PasskeyRefusal>({ ...refusal, fault: { code, message } });
  }
  return redirect(`${here}?done=${done}`);
}
