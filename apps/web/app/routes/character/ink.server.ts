import { inkOn } from "../../ui/illustration/color.ts";

// Keeps the drawing code out of the browser.

/** Adds the text color for the background that an editor chose. */
export const withInk = <Character extends { color: string }>(character: Character) => ({
  ...character,
  ink: inkOn(character.color),
});
