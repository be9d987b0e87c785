import type { Pages } from "../../shell/routing/record.ts";

export const pages = {
  "privacy-policy": {
    id: "privacy-policy",
    path: "/privacy-policy",
    title: "privacyPolicy",
    auth: false,
    background: "white",
    messages: ["legal"],
    cache: { tags: ["legal"], query: ["version"] },
    menu: { footer: ["ask", 3] },
    samples: ["/privacy-policy", "/privacy-policy?version=1"],
  },
  /** Answers 404, and is in no menu, until the settings have everything that the law requires. */
  seller: {
    id: "seller",
    path: "/seller",
    title: "seller",
    auth: false,
    background: "white",
    messages: ["seller"],
    cache: { tags: [] },
    menu: { footer: ["ask", 5] },
  },
  "term-of-service": {
    id: "term-of-service",
    path: "/term-of-service",
    title: "termOfService",
    auth: false,
    background: "white",
    messages: ["legal"],
    cache: { tags: ["legal"], query: ["version"] },
    menu: { footer: ["ask", 4] },
  },
} satisfies Pages;
