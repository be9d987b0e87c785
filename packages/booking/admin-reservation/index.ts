export { whyWaiting } from "./why-waiting.ts";
