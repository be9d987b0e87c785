import type { CompiledMessages } from "@takujo/i18n/compile-messages";
import type { MessageSet } from "@takujo/i18n/messages";
import type { SiteSource } from "../site/site.ts";

export function messagesUrl(hash: string, locale: string, sets?: readonly string[]): string {
  const query = sets ? `?sets=${sets.join(",")}` : "";
  return `/_i18n/${hash}/${locale}/messages.json${query}`;
}

/** Loads the message sets that a page needs and the browser does not have yet. */
export async function ensureMessages(
  source: SiteSource,
  locale: string,
  wanted: readonly MessageSet[] = [],
): Promise<void> {
  const missing = wanted.filter((set) => !(set in source.site.messages));
  if (missing.length === 0) return;
  const response = await fetch(messagesUrl(source.site.messagesHash, locale, missing));
  if (!response.ok) throw new Error(`Messages could not be loaded (${response.status})`);
  const messages = (await response.json()) as CompiledMessages;
  source.site = { ...source.site, messages: { ...source.site.messages, ...messages } };
}
