import type { Handler } from "hono";

const closed = ["/api/", "/user", "/admin", "/auth/changed-email"];

export const robots =
  (origin: string): Handler =>
  (c) => {
    const rules = closed.flatMap((path) =>
      ["", "/ja", "/en"].map((form) => `Disallow: ${form}${path}`),
    );
    const sitemaps = ["", "/en"].map((form) => `Sitemap: ${origin}${form}/sitemap.xml`);
    return c.text(["User-agent: *", ...rules, "", ...sitemaps, ""].join("\n"), 200, {
      "cache-control": "public, max-age=3600",
    });
  };
