export { readLegal } from "./read-legal.ts";
