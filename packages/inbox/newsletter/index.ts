export { countReaders, insertReaders, selectReader, selectReaders } from "./queries.ts";
export { createUnfollowToken, createUnsubscribeToken } from "./unsubscribe.ts";
