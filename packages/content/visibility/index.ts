export { hasSeatsLeft, isPublic } from "./queries.ts";
