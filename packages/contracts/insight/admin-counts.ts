// Separate from the schemas, so that pages do not load the validator.

/** Counting stops here; pages say "or more". */
export const maxInquiriesCounted = 1000;
export const maxAuditEntriesCounted = 1000;
