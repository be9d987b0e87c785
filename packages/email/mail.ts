import type { Locale } from "@takujo/contracts/locale";

/** What a template returns: the message as text and, where there is one, as HTML. */
export interface Mail {
  subject: string;
  text: string;
  /** By which the sender is named. */
  locale: Locale;
  html?: string;
  calendar?: MailedCalendar;
  /** Shown by the HTML as `cid:` and their id. */
  images?: MailedImage[];
}

export interface HtmlMail extends Mail {
  html: string;
}

/** A PNG attached to the mail, so that it needs no network and does not reveal that the mail was opened. */
export interface MailedImage {
  id: string;
  fileName: string;
  content: Buffer;
}

/** A file that adds an entry to the reader's calendar, or removes it. */
export interface MailedCalendar {
  method: "PUBLISH" | "CANCEL";
  fileName: string;
  /** iCalendar, RFC 5545. */
  content: string;
}
