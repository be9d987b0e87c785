import type rehypeSanitize from "rehype-sanitize";

export type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
export type Element = Extract<Root["children"][number], { type: "element" }>;
export type Child = Element["children"][number];

export function textOf(node: Child | Root | Root["children"][number]): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** Every element, parents first. */
export function* elementsOf(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    yield child;
    yield* elementsOf(child);
  }
}

export function element(
  tagName: string,
  properties: Element["properties"],
  children: Child[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

export const text = (value: string): Child => ({ type: "text", value });
