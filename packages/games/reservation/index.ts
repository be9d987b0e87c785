export { reservationMailJob } from "../history/index.ts";
