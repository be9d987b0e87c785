/** The typed values by field name: a text, or several texts. Files are not included. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** One sentence for each refused field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Answer of an action that refuses, with status 422. */
export interface FormRefusal {
  ok: false;
  values: FormValues;
  errors: FieldErrors;
  /** Errors of the whole form, such as "the seat is no longer available". */
  formErrors: readonly string[];
  /** There was no response, so the form may or may not have arrived. Sending again is safe because of the key. */
  isLost?: true;
  /** There was none because the session had ended. */
  isSignedOut?: true;
}

/** Answer of an action that stays on the page; a redirect returns nothing. */
export interface FormSuccess {
  ok: true;
}
