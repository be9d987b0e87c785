export { readArticle } from "./read-article.ts";
