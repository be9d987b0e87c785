import { redirect } from "react-router";
import { createUser } from "../../../../api/auth/admin-calls.ts";
import { AuthError } from "../../../../api/auth/auth-call.ts";
import { parseForm, refuse } from "../../../../shell/form/parse-form.ts";
import { validationWords } from "../../../../shell/form/validation-words.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { newUserSchema } from "../form-schemas.ts";
import { adminWords, refuseFor, refuseForm } from "../refusal.server.ts";
import { userPath } from "../user-view.ts";

export async function receiveNewUser(request: Request, visit: Visit) {
  const parsed = await parseForm(request, newUserSchema, validationWords(visit.locale));
  if (!parsed.ok) {
    // A password is never sent back to a page.
    const { password: _, ...values } = parsed.values;
    return refuse({ ...parsed, values });
  }
  const { name, email, password } = parsed.value;
  const values = { name, email };
  const t = adminWords(visit);
  try {
    const { user } = await createUser(visit.auth, { name, email, ...(password && { password }) });
    return redirect(`${userPath(user.id)}?done=created`);
  } catch (error) {
    const code = error instanceof AuthError ? error.code : "";
    if (code === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL") {
      return refuseForm({ values, errors: { email: t("adminUser.create.taken") } });
    }
    if (code === "PASSWORD_TOO_SHORT") {
      return refuseForm({ values, errors: { password: t("adminUser.create.shortPassword") } });
    }
    return refuseFor(error, values, visit);
  }
}
