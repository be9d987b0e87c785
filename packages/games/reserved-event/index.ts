export { fellowWaiters, reservationsWithTexts } from "./queries.ts";
