import type { CompiledMessages } from "./compile-messages.ts";

/** In each language. */
interface ByLocale {
  ja: string;
  en: string;
}

/** What texts and mails say of the site. Everything but the name may be empty. */
export interface SiteFacts {
  name: ByLocale;
  address: ByLocale;
  /** Of mails. */
  senderName: ByLocale;
  /** Where answers to mails go. */
  replyTo: string;
  /** Such as #1d4e89. */
  accent: string;
}

export type SiteName = ByLocale;

const nothing: ByLocale = { ja: "", en: "" };

/** As a fresh database has it, for pages that are shown before it can be asked. */
let current: SiteFacts = {
  name: { ja: "ボードゲームの会", en: "Board Game Meetup" },
  address: nothing,
  senderName: nothing,
  replyTo: "",
  accent: "",
};

/** Of the site that this process serves. The same object until they change. */
export const siteFacts = (): SiteFacts => current;

export const siteName = (): SiteName => current.name;

export function setSiteFacts(facts: SiteFacts): void {
  current = facts;
}

/** The name that the drawn wordmark spells. */
const drawnName = "卓上";

type NamedSite = Pick<SiteFacts, "name" | "address">;

/**
 * Messages name the site by these marks. They are no arguments, because every use of such a message would have to pass the
 * name, in browsers too.
 */
function wordsByMark({ name, address }: NamedSite, locale: keyof SiteName): Record<string, string> {
  const own = name[locale];
  const other = name[locale === "ja" ? "en" : "ja"];
  const isDrawn = name.ja === drawnName;
  const where = address[locale] || address.ja;
  return {
    site: own,
    sites: own === other ? own : `${own} ${other}`,
    place: where ? (locale === "ja" ? `${own}（${where}）` : `${own} (${where})`) : own,
    wordmark: isDrawn ? "" : own,
    latin: isDrawn ? name.en : "",
  };
}

const mark = /%(site|sites|place|wordmark|latin)%/g;

/** Replaced after compiling, so that no name is read as ICU syntax. */
export function withSiteFacts(
  messages: CompiledMessages,
  facts: NamedSite,
  locale: keyof SiteName,
): CompiledMessages {
  const words = wordsByMark(facts, locale);
  const fill = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(mark, (_, word: string) => words[word] ?? "");
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(messages) as CompiledMessages;
}
