import { imagePath, imageSources } from "@takujo/contracts/content/image-path";
import { type Child, type Element, element, text } from "./tree.ts";

const ownPath = /^\/(?![/\\])/;
/** Below `/api`, only uploaded images are allowed. */
const apiPath = /^\/api(?:\/|$)/;
const uploaded =
  /^\/api\/platform\/v1\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp$/;
const size = /^#(\d{1,4})x(\d{1,4})$/;

/**
 * Pictures come from this site only: another host would learn who reads what, and the page's policy forbids it. Their size is
 * given by the address, as in `/photo.webp#1200x800`, or by the query of a drawing.
 */
export function fitImage(image: Element): Child {
  const { src, alt } = image.properties;
  if (typeof src !== "string" || !ownPath.test(src)) return text(String(alt ?? ""));
  const { pathname, hash, searchParams } = new URL(src, "http://site");
  const [, id] = uploaded.exec(pathname) ?? [];
  if (apiPath.test(pathname) && !id) return text(String(alt ?? ""));
  const [, width = searchParams.get("w"), height = searchParams.get("h")] = size.exec(hash) ?? [];
  if (Number(width) > 0 && Number(height) > 0) {
    Object.assign(image.properties, { width: Number(width), height: Number(height) });
  }
  Object.assign(image.properties, { loading: "lazy", decoding: "async" });
  if (id && Number(width) > 0) {
    Object.assign(image.properties, {
      src: imagePath(id, 960),
      srcSet: imageSources(id, Number(width)),
      sizes: "auto, 100vw",
    });
  }
  return image;
}

/** A picture alone in a paragraph, with a title, becomes a figure with that title as its caption. */
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
