/** The hidden field of a form by which a repeated submission is recognized. */
export const submissionField = "idempotencyKey";
