import type { Translated } from "../../translated.ts";
import type { faq as ja, names as jaNames } from "../ja/faq.ts";

export const names: Translated<typeof jaNames> = {
  titles: { faq: "FAQ" },
};

export const faq: Translated<typeof ja> = {
  heading: "Questions and answers",
  description:
    "First visits, reservations, money, the venue and your account: what people ask us most, answered.",
  categories: "Kinds of questions",
  category: {
    "first-visit": "Your first visit",
    reservation: "Reservations",
    money: "Money",
    venue: "The venue",
    account: "Your account",
  },
  search: "Search the questions",
  searchExample: "For example: cancel, children, payment",
  searchButton: "Search",
  searchTitle: "Questions about “{query}”",
  found: "{count, plural, one {# question found} other {# questions found}}",
  notFound: "No question mentions “{query}”",
  notFoundText: "Try another word, or look through all the questions.",
  showAll: "See all questions",
  link: "Link to this question",
  askHeading: "Not here? Ask us.",
  askText: "Write to us, and we reply by e-mail.",
  ask: { contact: "Write to us", line: "Ask on LINE" },
};
