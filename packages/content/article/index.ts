export { listArticlesOfGame } from "./list-articles-of-game.ts";
export { readArticle } from "./read-article.ts";
