export { selectVisit, selectVisitsSince, selectWasThere, type VisitRow } from "./queries.ts";
