export {
  eventsWithTexts,
  fellowWaiters,
  reservationsWithTexts,
  sessionsWithTexts,
  venueAddress,
} from "./queries.ts";
