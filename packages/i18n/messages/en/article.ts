import type { Translated } from "../../translated.ts";
import type { article as ja, names as jaNames } from "../ja/article.ts";

export const names: Translated<typeof jaNames> = {
  titles: { article: "Articles", articleItem: "Articles" },
};

export const article: Translated<typeof ja> = {
  heading: "Articles",
  lead: "For before the game, and for the train home. Stories from around the table.",
  description:
    "From your first box to teaching rules and the history of the pieces: articles by the people who run the tables at %site%.",
  tagTitle: "Articles: {tag}",
  pageTitle: "{title} (page {page})",
  tags: "Topics",
  tag: {
    all: "All",
    beginner: "Getting started",
    heavy: "Heavyweights",
    "two-player": "For two",
    teaching: "Teaching",
    history: "Things and their history",
    essay: "Essays",
  },
  minutes: "{count, number} min read",
  pair: "{first} · {second}",
  empty: "No articles here yet",
  emptyAction: "See all articles",
  pages: "Pages",
  nextPage: "Next page",
  previousPage: "Previous page",
  contents: "Contents",
  contentsCount: "Contents ({count, number})",
  updated: "Updated {date}",
  author: "Written by",
  teachesInEnglish: "Teaches in English",
  profile: "Profile",
  games: "Games in this article",
  characters: "Your guides to it",
  further: "Read on",
  eventThisWeek: "At the tables this week",
  eventSoon: "Soon at the tables",
};
