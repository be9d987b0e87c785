export { readNews } from "./read-news.ts";
