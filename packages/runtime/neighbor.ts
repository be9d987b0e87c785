/** Of Node's errors: a service was not reached, or the connection to it was lost. */
export const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** A service besides the database, such as the storage, cannot answer now. Whoever asked may try again later. */
export class NeighborUnavailableError extends Error {}
