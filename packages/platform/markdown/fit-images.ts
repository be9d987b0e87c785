import { type Child, type Element, element, text } from "./tree.ts";

const ownPath = /^\/(?![/\\])/;
const size = /^#(\d{1,4})x(\d{1,4})$/;

/**
 * Pictures come from this site only: any other host would learn who reads what, and the page's policy forbids it.
 * Their size is told by the address, as in `/photo.webp#1200x800`, or by the query of a drawing.
 */
export function fitImage(image: Element): Child {
  const { src, alt } = image.properties;
  if (typeof src !== "string" || !ownPath.test(src)) return text(String(alt ?? ""));
  const { hash, searchParams } = new URL(src, "http://site");
  const [, width = searchParams.get("w"), height = searchParams.get("h")] = size.exec(hash) ?? [];
  if (Number(width) > 0 && Number(height) > 0) {
    Object.assign(image.properties, { width: Number(width), height: Number(height) });
  }
  Object.assign(image.properties, { loading: "lazy", decoding: "async" });
  return image;
}

/** A picture that stands alone, with a title, is a figure whose caption is that title. */
export function figureOf(paragraph: Element): Element | undefined {
  const [image, ...others] = paragraph.children;
  if (image?.type !== "element" || image.tagName !== "img" || others.length > 0) return undefined;
  const { title, ...properties } = image.properties;
  if (typeof title !== "string") return undefined;
  return element("figure", {}, [
    { ...image, properties },
    element("figcaption", {}, [text(title)]),
  ]);
}
