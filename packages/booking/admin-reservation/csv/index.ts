export { writeLines } from "./write-lines.ts";
