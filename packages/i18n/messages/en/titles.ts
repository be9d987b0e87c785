import type { Translated } from "../../translated.ts";
import type { titles as ja } from "../ja/titles.ts";

export const titles: Translated<typeof ja> = {
  home: "Home",
  about: "About Takujo",
  news: "News",
  newsItem: "News",
  gallery: "Components",
  notFound: "Page not found",
};
