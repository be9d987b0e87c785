export { splitPhrases } from "./phrases.ts";
export { plainText } from "./plain-text.ts";
export { type RenderedMarkdown, renderDocument, renderMarkdown } from "./render-markdown.ts";
export { renderTexts } from "./render-texts.ts";
