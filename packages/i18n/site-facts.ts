import { setTableNaming, type TableNaming } from "@takujo/contracts/table-names";
import { isTimeZone, setVenueTimeZone, standardTimeZone } from "@takujo/contracts/venue-time";
import type { CompiledMessages } from "./compile-messages.ts";

/** In each language. */
interface ByLocale {
  ja: string;
  en: string;
}

/** Facts about the site in texts and mails. All but the name may be empty. */
export interface SiteFacts {
  name: ByLocale;
  address: ByLocale;
  /** Of mails. */
  senderName: ByLocale;
  /** Where answers to mails go. */
  replyTo: string;
  /** Such as #1d4e89. */
  accent: string;
  /** Such as Asia/Tokyo. */
  timeZone: string;
  /** How tables are called. */
  tableNames: TableNaming;
  /** Texts that replace messages, by part of the settings and name. */
  texts: Texts;
  first: Texts;
  place: Texts;
}

type Texts = Readonly<Record<string, ByLocale>>;

export type SiteName = ByLocale;

const nothing: ByLocale = { ja: "", en: "" };

/** As a fresh database has it, for pages that are shown before it can be asked. */
let current: SiteFacts = {
  name: { ja: "ボードゲームの会", en: "Board Game Meetup" },
  address: nothing,
  senderName: nothing,
  replyTo: "",
  accent: "",
  timeZone: standardTimeZone,
  tableNames: "iroha",
  texts: {},
  first: {},
  place: {},
};

/** Of the site that this process serves. The same object until they change. */
export const siteFacts = (): SiteFacts => current;

export const siteName = (): SiteName => current.name;

export function setSiteFacts(facts: SiteFacts): void {
  current = facts;
  // A wrong clock is better than no page.
  setVenueTimeZone(isTimeZone(facts.timeZone) ? facts.timeZone : standardTimeZone);
  setTableNaming(facts.tableNames);
}

/** The name that the drawn wordmark spells. */
const drawnName = "卓上";

type NamedSite = Pick<SiteFacts, "name" | "address"> &
  Partial<Pick<SiteFacts, keyof typeof messageOf>>;

/** The messages that the organizer's texts replace. */
export const messageOf = {
  texts: {
    tagline: ["commons.site.tagline"],
    description: ["commons.site.description"],
    homeHeading: ["home.hero.heading"],
    aboutHeading: ["about.hero.heading"],
    aboutLead: ["about.hero.lead"],
    storyHeading: ["about.origin.heading"],
    story: ["about.origin.story"],
  },
  first: {
    heading: ["firstVisit.hero.heading"],
    lead: ["firstVisit.hero.lead"],
    feeNote: ["firstVisit.facts.feeNote"],
    cancelNote: ["firstVisit.facts.cancel"],
    payment: ["firstVisit.cost.payBy", "event.payBy"],
    priceDay: ["firstVisit.cost.day.body"],
    priceEvening: ["firstVisit.cost.evening.body"],
    priceLong: ["firstVisit.cost.long.body"],
    stepsHeading: ["firstVisit.minutes.heading"],
    roomNote: ["firstVisit.room.note"],
  },
  place: {
    wayHeading: ["firstVisit.way.heading", "about.access.heading"],
    mapStart: ["areaMap.start"],
    mapCorner: ["areaMap.corner"],
    mapBeside: ["areaMap.beside"],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** Their lines are divided by the tag `br`. */
const headings = new Set([
  "home.hero.heading",
  "about.hero.heading",
  "firstVisit.hero.heading",
  "firstVisit.hero.lead",
]);

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
  const filled = fill(messages) as CompiledMessages;
  for (const [path, text] of saidTexts(facts, locale)) put(filled, path, text);
  return filled;
}

/** In this language. A text that is given only in the other one leaves the neutral text. */
function saidTexts(facts: NamedSite, locale: keyof SiteName): [path: string, text: string][] {
  return Object.entries(messageOf).flatMap(([part, paths]) =>
    Object.entries<readonly string[]>(paths).flatMap(([name, replaced]) => {
      const text = facts[part as keyof typeof messageOf]?.[name]?.[locale];
      return text ? replaced.map((path): [string, string] => [path, text]) : [];
    }),
  );
}

/** A compiled text is literal, and a list of its parts if it has tags. Sets that are not there need nothing. */
function put(messages: CompiledMessages, path: string, text: string): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let inner: unknown = messages;
  for (const key of keys) inner = (inner as CompiledMessages | undefined)?.[key];
  if (!inner) return;
  const parts = headings.has(path)
    ? text.split("\n").flatMap((line, index) => (index > 0 ? [["br", ""], line] : [line]))
    : [text];
  (inner as Record<string, unknown>)[last] = parts.length > 1 ? parts : parts[0];
}
