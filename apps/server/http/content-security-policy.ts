import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(?:ld\+)?json"/;

/**
 * The policy for one HTML document. Each inline script is allowed by its hash, so the same header fits
 * every copy of a cached page; nothing else inline runs.
 */
export function contentSecurityPolicy(html: string, { development = false } = {}): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(" ")}`.trim(),
    // Attributes only carry custom properties such as a card's tone.
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}
