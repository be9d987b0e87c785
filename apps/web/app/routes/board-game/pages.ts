import type { Pages } from "../../shell/routing/record.ts";
import { hasSlug, type RouteCheck } from "../../shell/routing/route-check.ts";

const isNumber: RouteCheck = ({ number }) => /^[1-9]\d{0,8}$/.test(number ?? "");

export const pages = {
  box: {
    id: "box",
    path: "/box/:number",
    auth: false,
    validate: isNumber,
  },
  item: {
    id: "game-item",
    path: "/game/:slug",
    title: "gameItem",
    auth: false,
    breadcrumbHidden: true,
    messages: ["gameShelf", "event"],
    validate: hasSlug,
    cache: { tags: ["board-game", "event", "staff", "article"], live: ["seats"] },
    samples: ["/game/terra-pioneers", "/game/bamboo-seven"],
  },
  list: {
    id: "game",
    path: "/game",
    title: "game",
    auth: false,
    messages: ["gameShelf"],
    cache: {
      tags: ["board-game", "event"],
      query: [
        "players",
        "minutes",
        "board",
        "age",
        "language",
        "quick",
        "tag",
        "sort",
        "view",
        "page",
      ],
      live: ["q"],
    },
    menu: { header: 2, footer: ["play", 2] },
    samples: ["/game", "/game?view=list", "/game?players=2&minutes=30", "/game?q=zzzz"],
  },
} satisfies Pages;
