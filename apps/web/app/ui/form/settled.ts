import type { CompositionEvent, InputEvent } from "react";

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Handlers for a control, or for a form, that react to typing but never during a composition: kana that are being
 * converted to kanji are not input yet.
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
