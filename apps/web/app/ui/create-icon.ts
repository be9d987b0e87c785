import { createElement } from "react";

/** A drawn icon in the color of the text beside it. It is decoration: the words are its name. */
export function createIcon(body: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads.
  return function Icon() {
    return createElement("svg", {
      className: "icon",
      viewBox: "0 0 24 24",
      "aria-hidden": true,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the generated icons.
      dangerouslySetInnerHTML: { __html: body },
    });
  };
}
