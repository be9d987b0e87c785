import { expect, it } from "vitest";
import { collectSlugs } from "./page-tags.ts";

it("finds every slug in an answer, however deep", () => {
  const slugs = new Set<string>();
  collectSlugs(
    {
      slug: "evening",
      venue: { slug: "hall", name: "slug" },
      games: [{ slug: "go" }, { slug: "shogi", likes: [{ gameSlug: "go" }] }],
      sessions: [{ gameSlug: null, guideSlug: "kaede" }],
      sluggish: "no",
      next: null,
    },
    slugs,
  );
  collectSlugs(null, slugs);
  collectSlugs("slug", slugs);
  expect([...slugs]).toEqual(["evening", "hall", "go", "shogi", "kaede"]);
});
