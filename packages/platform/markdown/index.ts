export { plainText } from "./plain-text.ts";
export { renderMarkdown } from "./render-markdown.ts";
