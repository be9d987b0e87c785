export { readGame } from "./read-game.ts";
