export { subjectsOf } from "./queries.ts";
