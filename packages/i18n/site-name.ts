import type { CompiledMessages } from "./compile-messages.ts";

export interface SiteName {
  ja: string;
  en: string;
}

/** As a fresh database has it, for pages that are shown before it can be asked. */
let current: SiteName = { ja: "ボードゲームの会", en: "Board Game Meetup" };

/** The name of the site that this process serves. The same object until it changes. */
export const siteName = (): SiteName => current;

export function setSiteName(name: SiteName): void {
  if (name.ja !== current.ja || name.en !== current.en) current = name;
}

/** The name that the drawn wordmark spells. */
const drawnName = "卓上";

/**
 * Messages name the site by these marks. They are no arguments, because every use of such a message would have to pass the
 * name, in browsers too.
 */
function wordsByMark(name: SiteName, locale: keyof SiteName): Record<string, string> {
  const own = name[locale];
  const other = name[locale === "ja" ? "en" : "ja"];
  const isDrawn = name.ja === drawnName;
  return {
    site: own,
    sites: own === other ? own : `${own} ${other}`,
    wordmark: isDrawn ? "" : own,
    latin: isDrawn ? name.en : "",
  };
}

const mark = /%(site|sites|wordmark|latin)%/g;

/** Replaced after compiling, so that no name is read as ICU syntax. */
export function withSiteName(
  messages: CompiledMessages,
  name: SiteName,
  locale: keyof SiteName,
): CompiledMessages {
  const words = wordsByMark(name, locale);
  const fill = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(mark, (_, word: string) => words[word] ?? "");
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(messages) as CompiledMessages;
}
