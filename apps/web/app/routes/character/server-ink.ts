import { inkOn } from "../../ui/illustration/color.ts";

// For loaders only: the drawings' code stays on the server.

/** With the color of text on the ground that an editor gave the character. */
export const withInk = <Character extends { color: string }>(character: Character) => ({
  ...character,
  ink: inkOn(character.color),
});
