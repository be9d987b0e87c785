export {
  eventsWithTexts,
  fellowWaiters,
  hasMail,
  reservationsWithTexts,
  sessionsWithTexts,
  venueAddress,
} from "./queries.ts";
