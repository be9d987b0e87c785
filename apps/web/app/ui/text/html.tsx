import { type ComponentProps, createElement } from "react";

type Tag = "div" | "script" | "svg";
type HtmlProps<Name extends Tag> = { as?: Name; html: string } & Omit<
  ComponentProps<Name>,
  "children" | "dangerouslySetInnerHTML"
>;

/**
 * The only place where text becomes HTML unescaped. Only for safe text: Markdown that the API sanitized, own drawings,
 * and scripts and data that the server wrote for the document and escaped.
 */
export function Html<Name extends Tag = "div">({ as, html, ...rest }: HtmlProps<Name>) {
  return createElement(as ?? "div", { ...rest, dangerouslySetInnerHTML: { __html: html } });
}
