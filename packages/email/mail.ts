/** What a template returns: the message as text and, where there is one, as HTML. */
export interface Mail {
  subject: string;
  text: string;
  html?: string;
  calendar?: MailedCalendar;
}

export interface HtmlMail extends Mail {
  html: string;
}

/** A file that adds an entry to the reader's calendar, or removes it. */
export interface MailedCalendar {
  method: "PUBLISH" | "CANCEL";
  fileName: string;
  /** iCalendar, RFC 5545. */
  content: string;
}
