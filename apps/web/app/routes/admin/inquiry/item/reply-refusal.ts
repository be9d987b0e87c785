/** What was typed comes back for a page that is rendered again. */
export interface ReplyRefusal {
  error: string;
  body: string;
}
