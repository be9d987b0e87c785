import { changeNoShowRule, readAdminNoShowRule } from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { problemOf, validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { ruleSchema } from "./form-schema.ts";

export async function readRule(visit: Visit) {
  const rule = unwrap(await readAdminNoShowRule({ client: visit.games }));
  return { rule };
}

export async function changeRule(request: Request, visit: Visit) {
  const values = formValues(await readForm(request.clone()));
  const parsed = await parseForm(request, ruleSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<FormRefusal>(parsed);
  const { error, response } = await changeNoShowRule({ client: visit.games, body: parsed.value });
  if (response?.ok) return redirect("/admin/no-show-rule?done=saved");
  const t = createTranslator({
    locale: visit.locale,
    messages: messagesOf(visit.locale, ["adminNoShow"]),
  });
  const isStale = problemOf(error) === "changed-meanwhile";
  const sentence = t(`adminNoShow.refusal.${isStale ? "changed-meanwhile" : "other"}`);
  return refuse<FormRefusal>({ ok: false, values, errors: {}, formErrors: [sentence] });
}
