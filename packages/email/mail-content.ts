import type { Locale } from "@takujo/contracts/locale";

export interface Fact {
  term: string;
  detail: string;
  /** Smaller, on a line below. */
  more?: string;
  /** No longer true; shown struck through. */
  isStruck?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
}

/** The parts of a mail, in any order. */
export type Block =
  | { kind: "facts"; facts: Fact[] }
  /** Text that the recipient wrote to us. */
  | { kind: "quote"; term: string; detail: string }
  | { kind: "note"; text: string; term?: string; tone?: "plain" | "warning" | "good" }
  /** A deadline that must not be missed. */
  | { kind: "deadline"; term: string; detail: string }
  /** The code shown at the reception. Also among the facts, where plain text has it. */
  | { kind: "ticket"; code: string; caption: string; qr: { id: string; alt: string } }
  /** The first one is the main action. */
  | { kind: "buttons"; buttons: [MailLink, MailLink?] }
  | { kind: "paragraph"; text: string }
  | { kind: "link"; link: MailLink };

/** A mail in parts, from which the HTML and the text version are written. */
export interface MailContent {
  locale: Locale;
  brand: string;
  /** Shown after the subject in a list of mails. */
  preview: string;
  /** Bright for news about an event, dark for cancellations. */
  tone?: "bright" | "dark";
  heading: string;
  greeting?: string;
  lead: string;
  blocks: Block[];
  reason: string;
  /** Where such mails can be turned off. */
  settings?: MailLink;
  address: string;
}
