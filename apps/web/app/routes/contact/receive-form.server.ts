import type { Problem } from "@takujo/contracts/errors";
import { sendContactInquiry } from "@takujo/contracts/generated/platform/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { submissionKey } from "../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../shell/form/parse-form.ts";
import { validationWords } from "../../shell/form/validation-words.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { pagesEmptyNow } from "../../shell/site/site.server.ts";
import type { Visit } from "../../shell/visit.ts";
import type { ContactRefusal } from "./contact-refusal.ts";
import { contactSchema } from "./form-schema.ts";
import { withTypoHint } from "./typo-hint.ts";

/** Sends the form to the API, and redirects to the confirmation page. */
export async function receiveForm(request: Request, { locale, platform }: Visit) {
  const messages = messagesOf(locale, ["contact"]);
  const t = createTranslator({ locale, messages });
  const schema = contactSchema(!pagesEmptyNow().includes("privacyPolicy"));
  const parsed = await parseForm(request, schema, validationWords(locale));
  if (!parsed.ok) {
    const typed = parsed.values["email"];
    const hint = (typo: { mark: string; suggestion: string }) => t("contact.emailTypo", typo);
    return refuseContact({ ...parsed, errors: withTypoHint(parsed.errors, typed, hint) });
  }
  const { consent: _, ...inquiry } = parsed.value;
  const body = { ...inquiry, locale };
  const { data, response, error } = await sendContactInquiry({
    client: platform,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (data) {
    const search = new URLSearchParams({ receipt: data.receipt, category: inquiry.category });
    return redirect(`/contact/success?${search}`);
  }
  const needsChallenge = (error as Partial<Problem> | undefined)?.code === "proof-refused";
  const reason = reasonFor(response?.status);
  return refuseContact({
    ok: false,
    values: { ...inquiry, consent: "on" },
    errors: {},
    formErrors: [t(`contact.refusal.${reason}`)],
    ...(needsChallenge && { needsChallenge }),
  });
}

const refuseContact = (refusal: ContactRefusal) => refuse<ContactRefusal>(refusal);

function reasonFor(status: number | undefined) {
  if (status === 429) return "tooMany";
  return status === 403 ? "again" : "unavailable";
}
