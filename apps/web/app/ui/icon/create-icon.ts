import { createElement } from "react";
import drawings from "../generated/icons.svg";

/**
 * An icon in the color of the text beside it. It is decorative: the text is its name. One file holds the drawings
 * for all pages, so that no script contains them.
 */
export function createIcon(id: string) {
  return function Icon() {
    return createElement(
      "svg",
      { className: "icon", "aria-hidden": true },
      createElement("use", { href: `${drawings}#${id}` }),
    );
  };
}
