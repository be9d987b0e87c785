/** What was typed, by field name: a text, or the texts of a field that takes several. Files are not kept. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** One sentence for each field that was refused. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What an action answers, with status 422, when it refuses. */
export interface FormRefusal {
  ok: false;
  values: FormValues;
  errors: FieldErrors;
  /** Faults of the whole, such as "the seat has gone in the meantime". */
  formErrors: readonly string[];
  /** No answer came: nobody knows whether it arrived. Sending again is harmless, thanks to the key. */
  isLost?: true;
}

/** What an action answers when it stays on the page; a redirect answers nothing. */
export interface FormSuccess {
  ok: true;
}

/** The hidden field that lets the server recognize the same sending twice. */
export const idempotencyField = "idempotencyKey";
