export {
  eventsWithTexts,
  fellowWaiters,
  reservationsWithTexts,
  sessionsWithTexts,
} from "./queries.ts";
