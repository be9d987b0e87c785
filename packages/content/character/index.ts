export { readCharacter } from "./read-character.ts";
