import { describe, expect, it } from "vitest";
import { redirectRules } from "./redirect-rules.ts";
import { findRedirect } from "./redirects.ts";

const rules = [
  { from: "/old", to: "/new" },
  { from: "/moved/*", to: "/here/*" },
  { from: "/moved/never", to: "/unreachable" },
  { from: "/own", to: "/target?a=1#part" },
  { from: "/forever", to: "/new", status: 301 as const },
  { from: "/out", to: "https://example.org/map" },
];
const find = (path: string, rest = {}) => findRedirect(path, rest, rules);

describe("redirect rules", () => {
  it("redirect a path [NV-1]", () => {
    expect(find("/old")?.to).toBe("/new");
    expect(find("/out")?.to).toBe("https://example.org/map");
  });

  it("carry over the rest of a path, whatever it contains [NV-1]", () => {
    expect(find("/moved/a/b")?.to).toBe("/here/a/b");
    expect(find("/moved/$&$1")?.to).toBe("/here/$&$1");
    expect(find("/moved/")?.to).toBe("/here/");
  });

  it.each(["/up//evil.example", "/up/\\evil.example", "/up/////evil.example/x"])(
    "stay on the site for %s [NV-1]",
    (path) => {
      const target = findRedirect(path, {}, [{ from: "/up/*", to: "/*" }])?.to ?? "";
      expect(new URL(target, "https://takujo.example/en").origin).toBe("https://takujo.example");
    },
  );

  it("apply the first match [NV-1]", () => {
    expect(find("/moved/never")?.to).toBe("/here/never");
  });

  it.each(["/older", "/old/x", "/OLD", "/movedx", "/"])("ignore %s [NV-1]", (path) => {
    expect(find(path)).toBeNull();
  });

  it("use 302 by default [NV-2]", () => {
    expect(find("/old")?.status).toBe(302);
    expect(find("/forever")?.status).toBe(301);
  });

  it("keep the hash [NV-4]", () => {
    expect(find("/old", { hash: "#part-2" })?.to).toBe("/new#part-2");
    expect(find("/old", { search: "?a=1", hash: "#b" })?.to).toBe("/new?a=1#b");
    expect(find("/out", { hash: "#b" })?.to).toBe("https://example.org/map#b");
  });

  it("prefer their own query or hash [NV-4]", () => {
    expect(find("/own", { search: "?b=2", hash: "#other" })?.to).toBe("/target?a=1#part");
  });

  it("work in the project's own table", () => {
    const own = redirectRules({ point: { latitude: 35.5, longitude: -0.25 } });
    expect(findRedirect("/information/some-news", { hash: "#x" }, own)).toEqual({
      to: "/news/some-news#x",
      status: 302,
    });
    expect(findRedirect("/map", {}, own)?.to).toMatch(/^https:.*35\.5\/-0\.25$/);
    expect(findRedirect("/map", {}, redirectRules({ point: null }))?.to).toBe("/about#access");
  });
});
