export { switchOffNews } from "./queries.ts";
