import { sendAccountInquiry } from "@takujo/contracts/generated/platform/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { validationWords } from "../../../shell/form/validation-words.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { inquirySchema } from "./form-schema.ts";

/** Sends the form to the API, and shows it in the list of inquiries. */
export async function receiveInquiry(request: Request, { locale, platform }: Visit) {
  const parsed = await parseForm(request, inquirySchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  const body = { ...parsed.value, locale };
  const { data, response } = await sendAccountInquiry({
    client: platform,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (data) return redirect(`/user/contact?receipt=${encodeURIComponent(data.receipt)}`);
  const t = createTranslator({ locale, messages: messagesOf(locale, ["contact"]) });
  const reason = response?.status === 429 ? "tooMany" : "unavailable";
  return refuse({
    ok: false,
    values: parsed.value,
    errors: {},
    formErrors: [t(`contact.refusal.${reason}`)],
  });
}
