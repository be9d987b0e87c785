/** Typed values return when the page is rendered again. */
export interface ReplyRefusal {
  error: string;
  body: string;
}
