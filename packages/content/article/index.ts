export { listArticlesOfGame } from "./list-articles.ts";
export { readArticle } from "./read-article.ts";
