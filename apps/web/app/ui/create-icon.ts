import { createElement } from "react";
import drawings from "./generated/icons.svg";

/**
 * A drawn icon in the color of the text beside it. It is decoration: the words are its name. The drawings are
 * one file for all pages, so that no script carries them.
 */
export function createIcon(id: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads.
  return function Icon() {
    return createElement(
      "svg",
      { className: "icon", "aria-hidden": true },
      createElement("use", { href: `${drawings}#${id}` }),
    );
  };
}
