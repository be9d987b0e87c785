/** What a template makes: the same message for readers of HTML, where there is one, and of plain text. */
export interface Mail {
  subject: string;
  text: string;
  html?: string;
  calendar?: MailedCalendar;
}

export interface HtmlMail extends Mail {
  html: string;
}

/** An entry for the reader's calendar, or what takes it out again. */
export interface MailedCalendar {
  method: "PUBLISH" | "CANCEL";
  fileName: string;
  /** iCalendar, RFC 5545. */
  content: string;
}
