import { hash } from "node:crypto";

export const cspReportPath = "/csp-report";

/** Contents of the script elements that carry our mark. */
function ownScripts(html: string, mark: string): string[] {
  return html
    .split("<script")
    .slice(1)
    .flatMap((part) => {
      const start = part.indexOf(">");
      const attributes = part.slice(0, start);
      if (!attributes.includes(mark) || attributes.includes(" src=")) return [];
      return [part.slice(start + 1, part.indexOf("</script>"))];
    });
}

/**
 * The policy for one HTML document, and the document without the marks. Our own inline scripts are allowed by their hashes, so
 * the same header fits every copy of a cached page. They are recognized by a mark that only this process knows, so an injected
 * script is not allowed.
 */
export function secureDocument(
  document: Buffer,
  {
    scriptMark,
    development = false,
    framed = false,
    formTarget,
  }: {
    scriptMark: string;
    development?: boolean;
    framed?: boolean;
    /** Another origin to which a form of the page may lead. */
    formTarget?: string | undefined;
  },
): { html: Buffer<ArrayBuffer>; policy: string } {
  // In Latin-1 every byte is one character: the markup stays readable, and the hashed bytes stay the same.
  const marked = document.toString("latin1");
  const mark = ` nonce="${scriptMark}"`;
  const hashes = ownScripts(marked, mark).map(
    (code) => `'sha256-${hash("sha256", Buffer.from(code, "latin1"), "base64")}'`,
  );
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    // Style attributes only carry custom properties such as a card's tone.
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    // Only the preview of a draft is framed.
    "frame-src 'self'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ""}`,
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "object-src 'none'",
    `report-uri ${cspReportPath}`,
    "report-to csp",
  ];
  return {
    html: Buffer.from(marked.replaceAll(mark, ""), "latin1"),
    policy: policy.join("; "),
  };
}

/** A resource that is not a page must not load or run anything if it is opened as one. SVG files contain styles. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Redoc, which writes its styles into the page. */
export const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy for anything but a page. A script gets none, because it would also apply to the script running as a worker. */
export function policyOfType(contentType: string): string | null {
  if (contentType.startsWith("image/svg+xml")) return drawingPolicy;
  return /^text\/(?:html|javascript|css)/.test(contentType) ? null : strictPolicy;
}
