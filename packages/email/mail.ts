/** What a template makes: the same message for readers of HTML, where there is one, and of plain text. */
export interface Mail {
  subject: string;
  text: string;
  html?: string;
}
