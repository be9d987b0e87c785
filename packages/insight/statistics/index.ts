export { countMonths } from "./count-month.ts";
