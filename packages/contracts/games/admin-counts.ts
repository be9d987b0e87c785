// Apart from the schemas, so that pages can name them without the validator.

/** Counting goes no further; pages say "or more". */
export const mostInquiriesCounted = 1000;
export const mostAuditEntriesCounted = 1000;
