export { type FollowedPages, followWrittenPages, mayFillPages } from "./follow-written-pages.ts";
