import { describe, expect, it } from "vitest";
import { secureDocument } from "./content-security-policy.ts";

const scriptMark = "3f0c-known-to-us";
const secure = (html: string) => {
  const { policy, html: sent } = secureDocument(Buffer.from(html), { scriptMark });
  return { scripts: /script-src ([^;]*)/.exec(policy)?.[1] ?? "", sent: sent.toString() };
};

describe("the policy of a page", () => {
  it("allows our own inline script by its hash, Japanese text included", () => {
    const { scripts } = secure(`<script nonce="${scriptMark}">alert("卓上")</script>`);
    expect(scripts).toBe("'self' 'sha256-40xB6SHe66gZeQjpveELMoRe8poO3cBgcLD+WHs4ACg='");
  });

  it("allows no script that does not carry our mark", () => {
    const { scripts } = secure(
      '<p>a comment</p><script>steal()</script><script nonce="guess">steal()</script>',
    );
    expect(scripts).toBe("'self'");
  });

  it("removes the mark, so that it stays secret", () => {
    const { sent } = secure(
      `<link nonce="${scriptMark}" href="/x.css"><script nonce="${scriptMark}">1</script>`,
    );
    expect(sent).toBe('<link href="/x.css"><script>1</script>');
  });

  it("hashes no script that comes from an address", () => {
    expect(secure(`<script nonce="${scriptMark}" src="/a.js"></script>`).scripts).toBe("'self'");
  });

  it("lets forms lead elsewhere only where allowed", () => {
    const policyOf = (formTarget?: string) =>
      secureDocument(Buffer.from("<p>x</p>"), { scriptMark, formTarget }).policy;
    expect(policyOf()).toContain("form-action 'self';");
    expect(policyOf("https://line.example")).toContain("form-action 'self' https://line.example;");
  });

  it("lets our own frames show a page only where allowed", () => {
    const policyOf = (framed: boolean) =>
      secureDocument(Buffer.from("<p>x</p>"), { scriptMark, framed }).policy;
    expect(policyOf(false)).toContain("frame-ancestors 'none'");
    expect(policyOf(true)).toContain("frame-ancestors 'self'");
  });
});
