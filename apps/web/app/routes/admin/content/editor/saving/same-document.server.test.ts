import { expect, it } from "vitest";
import { sameDocument } from "./same-document.server.ts";

const document = (shared: Record<string, never> | object, en: object = {}) =>
  ({ shared, texts: { ja: { title: "春" }, en } }) as Parameters<typeof sameDocument>[0];

it("treats empty values as missing, and ignores the order of keys", () => {
  const typed = document({ slug: "a", pinned: false, tags: [] }, { title: "", body: "" });
  expect(sameDocument(typed, document({ tags: null, slug: "a" }))).toBe(true);
  expect(sameDocument(typed, document({ slug: "b" }))).toBe(false);
});

it("tells a generated cover from no cover", () => {
  expect(sameDocument(document({ cover: {} }), document({ cover: null }))).toBe(false);
  const pinned = document({ cover: { palette: "ai", composition: "sea" } });
  expect(sameDocument(pinned, document({ cover: { composition: "sea", palette: "ai" } }))).toBe(
    true,
  );
});
