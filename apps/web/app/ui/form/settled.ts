import type { CompositionEvent, InputEvent } from "react";

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Handlers for a control, or for a form around many, that answer to what was typed but never in the midst
 * of a composition: kana on their way to kanji are nobody's input yet.
 */
export function whenSettled(react: (control: Typed) => void) {
  return {
    onInput: (event: InputEvent<HTMLElement>) => {
      const native: { isComposing?: boolean } = event.nativeEvent;
      if (!native.isComposing) react(event.target as unknown as Typed);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLElement>) => react(event.target as Typed),
  };
}
