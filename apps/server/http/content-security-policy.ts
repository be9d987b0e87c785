import { hash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(?:ld\+)?json"/;

/**
 * The policy for one HTML document. Each inline script is allowed by its hash, so the same header fits
 * every copy of a cached page; nothing else inline runs.
 */
export function contentSecurityPolicy(html: string | Buffer, { development = false } = {}): string {
  const hashes = new Set<string>();
  // Read as Latin-1, every byte is one character: the markup reads the same, and bytes are what is hashed.
  const bytes = (typeof html === "string" ? Buffer.from(html) : html).toString("latin1");
  for (const [, attributes = "", code = ""] of bytes.matchAll(inlineScript)) {
    if (dataBlock.test(attributes)) continue;
    hashes.add(`'sha256-${hash("sha256", Buffer.from(code, "latin1"), "base64")}'`);
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
