import { pictureRefusals } from "@takujo/contracts/content/image/picture-refusal";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";
import type { Visit } from "../visit.ts";

const known = [...pictureRefusals, "no-file", "too-large", "image-in-use", "alt-missing"] as const;

/** A refusal of the API or of the page, as a sentence. */
export function refusalWords({ locale }: Pick<Visit, "locale">, code: string): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminImage"]) });
  const reason = known.find((candidate) => candidate === code);
  return reason ? t(`adminImage.refusal.${reason}`) : t("adminImage.refusal.other", { code });
}
