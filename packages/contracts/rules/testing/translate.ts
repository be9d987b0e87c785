import { createTranslator } from "use-intl/core";
import { validations as en } from "../../../i18n/messages/en/validations.ts";
import { validations as ja } from "../../../i18n/messages/ja/validations.ts";
import type { Translate } from "../message.ts";

export const sentences = { ja, en };

export function translateInto(locale: "ja" | "en"): Translate {
  return createTranslator({
    locale,
    messages: { validations: sentences[locale] },
    namespace: "validations",
    onError: (error) => {
      throw error;
    },
  });
}
