import type { Translate } from "@takujo/contracts/rules/message";
import { createTranslator } from "@takujo/i18n/react";
import { createValidate } from "../../shell/form/read-form.ts";
import { ensureMessages } from "../../shell/messages/client-messages.ts";
import type { SiteSource } from "../../shell/site/site.ts";
import type { FieldErrors } from "../../ui/form/form-result.ts";
import { contactSchema } from "./form-schema.ts";
import { type TypoWords, withTypoHint } from "./typo-hint.ts";

/** The server's validation in the browser. Rules and messages are loaded only after a first refusal. */
export async function judgeContact(
  sent: FormData,
  source: SiteSource,
  locale: string,
  words: TypoWords,
): Promise<FieldErrors> {
  await ensureMessages(source, locale, ["validations"]);
  const { messages, venue } = source.site;
  const schema = contactSchema(!venue.emptyPages.includes("privacyPolicy"));
  const t = createTranslator({
    locale,
    messages,
    namespace: "validations",
  }) as unknown as Translate;
  return withTypoHint(await createValidate(schema, t)(sent), sent.get("email"), words);
}
