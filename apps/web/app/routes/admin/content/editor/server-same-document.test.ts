import { expect, it } from "vitest";
import { sameDocument } from "./server-same-document.ts";

const document = (shared: Record<string, never> | object, en: object = {}) =>
  ({ shared, texts: { ja: { title: "春" }, en } }) as Parameters<typeof sameDocument>[0];

it("takes what is empty for what is not there, and the order of keys for nothing", () => {
  const typed = document({ slug: "a", pinned: false, tags: [] }, { title: "", body: "" });
  expect(sameDocument(typed, document({ tags: null, slug: "a" }))).toBe(true);
  expect(sameDocument(typed, document({ slug: "b" }))).toBe(false);
});

it("tells a cover drawn by itself from none", () => {
  expect(sameDocument(document({ cover: {} }), document({ cover: null }))).toBe(false);
  const pinned = document({ cover: { palette: "ai", composition: "sea" } });
  expect(sameDocument(pinned, document({ cover: { composition: "sea", palette: "ai" } }))).toBe(
    true,
  );
});
