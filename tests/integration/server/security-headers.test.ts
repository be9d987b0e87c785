import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";

const site = await runningSite();

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = "", code = ""]) =>
      /\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes) ? [] : [code],
  );

function directives(policy: string | undefined) {
  const parts = (policy ?? "").split("; ").map((part) => part.split(" "));
  return Object.fromEntries(parts.map(([name, ...values]) => [name, values]));
}

const policyOf = async (path: string) => {
  const { headers, text } = await site.get(path);
  return { policy: directives(headers["content-security-policy"] as string), text };
};

describe("content security policy", () => {
  it.each(["/about", "/en/about", "/en/news", "/no-such-page"])(
    "of %s allows exactly its own inline scripts by hash, first and cached",
    async (path) => {
      for (let round = 0; round < 2; round++) {
        const { policy, text } = await policyOf(path);
        const scripts = inlineScripts(text);
        expect(scripts.length).toBeGreaterThan(1);
        const hashes = scripts.map(
          (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
        );
        expect(new Set(policy["script-src"])).toEqual(new Set(["'self'", ...hashes]));
      }
    },
  );

  it("lets nothing else in", async () => {
    const { policy } = await policyOf("/about");
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(policy["style-src"]).toEqual(["'self'"]);
    expect(policy["connect-src"]).toEqual(["'self'"]);
    for (const name of ["base-uri", "frame-ancestors", "object-src"]) {
      expect(policy[name]).toEqual(["'none'"]);
    }
    expect(policy["script-src"]?.join(" ")).not.toMatch(/unsafe|https?:|\*/);
  });

  it("fits pages without inline handlers or javascript: addresses", async () => {
    const { text } = await policyOf("/en");
    expect(text).not.toMatch(/<[a-z][^>]*\son[a-z]+="/);
    expect(text).not.toContain("javascript:");
  });
});

describe("frames", () => {
  const id = "00000000-0000-4000-8000-000000000000";

  it.each([`/admin/content/news/${id}/preview`, `/en/admin/content/board-game/${id}/preview`])(
    "of our own may show %s",
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    },
  );

  it.each([
    `/admin/content/news/${id}`,
    `/admin/content/news/${id}/preview/more`,
    `/news/${id}/preview`,
    "/admin/content/news/preview",
  ])("may not show %s", async (path) => {
    const { headers } = await site.get(path);
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  it("may show what is ours, from any page", async () => {
    const { policy } = await policyOf("/about");
    expect(policy["frame-src"]).toEqual(["'self'"]);
  });
});

describe("security headers", () => {
  const answers = [
    "/about",
    "/about",
    "/no-such-page",
    "/api/platform/v1/news",
    "/api/platform/v1/news/none",
    "/favicon.ico",
    "/sitemap.xml",
    "/robots.txt",
    "/information/x",
    "/about/_payload.json",
    "/healthz",
    "/readyz",
  ];

  it("stand on the refusal of an expectation that nobody meets", async () => {
    const { status, headers } = await site.get("/about", { expect: "something" });
    expect(status).toBe(417);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
  });

  it.each(answers)("stand on the answer to %s", async (path) => {
    const { headers } = await site.get(path);
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    for (const name of ["x-powered-by", "server", "x-cache-tags"]) {
      expect(headers).not.toHaveProperty(name);
    }
  });
});
