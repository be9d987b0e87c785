export { countReaders, insertReaders, selectReader, selectReaders } from "./queries.ts";
export { createUnsubscribeToken } from "./unsubscribe-token.ts";
