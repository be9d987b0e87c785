import { maxAddresses } from "@takujo/contracts/account/address-form";
import { createAddress, updateAddress } from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { problemOf, refusalSentence, validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { addressSchema } from "./form-schema.ts";

/** Saves a new address or, with an id, the changes to one. */
export async function receiveAddress(request: Request, { games, locale }: Visit, id?: string) {
  const sent = request.clone();
  const parsed = await parseForm(request, addressSchema(locale === "ja"), validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  const { labelKind, label: ownLabel, version, ...place } = parsed.value;
  const t = createTranslator({ locale, messages: messagesOf(locale, ["address"]) });
  const label = labelKind === "own" ? ownLabel : t(`address.form.labels.${labelKind}`);
  const body = { ...place, label };
  const { error, response } = id
    ? await updateAddress({ client: games, path: { id }, body: { ...body, version } })
    : await createAddress({
        client: games,
        body,
        headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
      });
  if (response?.ok) return redirect("/user/address?done=saved");
  const sentence =
    problemOf(error) === "too-many-addresses"
      ? t("address.form.refusal.tooMany", { max: String(maxAddresses) })
      : refusalSentence(error, locale);
  return refuse({
    ok: false,
    values: formValues(await readForm(sent)),
    errors: {},
    formErrors: [sentence],
  });
}
