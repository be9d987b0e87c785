import type { Locale } from "@takujo/contracts/locale";
import { mailWords } from "./mail-words.ts";

/** A fictitious person for previews, with an id and a code that no reservation has. */
export function somebody(locale: Locale) {
  const name = mailWords(locale)("mail.previewName");
  const id = "00000000-0000-0000-0000-000000000000";
  return { id, code: "00000000", name, nickname: name, email: "", guests: [] as string[] };
}
