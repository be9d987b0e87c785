import type { Locale } from "@takujo/contracts/locale";

export interface Fact {
  term: string;
  detail: string;
  /** Smaller, in a line below. */
  more?: string;
  /** It was so, and is no longer. */
  isStruck?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
}

/** The parts that a mail is put together from, in any order. */
export type Block =
  | { kind: "facts"; facts: Fact[] }
  /** What somebody wrote to us. */
  | { kind: "quote"; term: string; detail: string }
  | { kind: "note"; text: string; term?: string; tone?: "plain" | "warning" | "good" }
  /** The moment that must not be missed. */
  | { kind: "deadline"; term: string; detail: string }
  /** What is shown at the door. Stands among the facts as well, which is where plain text has it. */
  | { kind: "ticket"; code: string; caption: string }
  /** The first is the one that most readers want. */
  | { kind: "buttons"; buttons: [MailLink, MailLink?] }
  | { kind: "paragraph"; text: string }
  | { kind: "link"; link: MailLink };

/** A mail in its parts, from which both forms of it are written. */
export interface MailContent {
  locale: Locale;
  brand: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** Bright for what concerns an event, dark for what will not take place. */
  tone?: "bright" | "dark";
  heading: string;
  greeting?: string;
  lead: string;
  blocks: Block[];
  reason: string;
  /** Where such mails are switched off. */
  settings?: MailLink;
  address: string;
}
