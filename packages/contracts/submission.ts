/** The hidden field of a form by which a submission that comes again is recognized. */
export const submissionField = "idempotencyKey";
