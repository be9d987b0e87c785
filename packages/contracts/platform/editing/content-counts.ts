// Apart from the schemas, so that pages can name it without the validator.

/** Counting goes no further, because it would cost more the more there is; pages say "or more". */
export const mostContentCounted = 100;
