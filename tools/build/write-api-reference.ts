import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";

const documents = { platform: "What the site publishes", games: "What a person does" };
type Document = keyof typeof documents;

/** Redoc would ask its makers for this picture. */
const outsideLogo = "https://cdn.redoc.ly/redoc/logo-mini.svg";
const noPicture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/** The OpenAPI documents, and pages that show them with Redoc, which stands beside them. */
export function writeApiReference(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const bundle = import.meta.resolve("redoc/bundles/redoc.standalone.js");
  const script = readFileSync(new URL(bundle), "utf8");
  if (!script.includes(outsideLogo)) throw new Error(`Redoc no longer asks for ${outsideLogo}.`);
  writeFileSync(at("redoc.js"), script.replace(outsideLogo, noPicture));
  writeFileSync(
    at("start.js"),
    `Redoc.init(document.body.dataset.document, { disableSearch: true, nativeScrollbars: true, hideHostname: true }, document.querySelector("main"));\n`,
  );
  for (const name of Object.keys(documents) as Document[]) {
    cpSync(join(root, `packages/contracts/generated/${name}.openapi.json`), at(`${name}.json`));
    mkdirSync(at(name), { recursive: true });
    writeFileSync(at(`${name}/index.html`), page(name));
  }
  writeFileSync(at("index.html"), page("platform"));
}

const page = (name: Document) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API: ${documents[name]}</title>
<style>body { margin: 0 } nav { padding: 12px 20px; font: 15px sans-serif } nav a { margin-inline-end: 20px; color: #0c5445 } [aria-current] { font-weight: bold }</style>
</head>
<body data-document="/api/reference/${name}.json">
<nav aria-label="APIs">
${(Object.entries(documents) as [Document, string][])
  .map(
    ([other, title]) =>
      `<a href="/api/reference/${other}"${other === name ? ' aria-current="page"' : ""}>${title}</a>`,
  )
  .join("\n")}
</nav>
<main></main>
<script src="/api/reference/redoc.js"></script>
<script src="/api/reference/start.js"></script>
</body>
</html>
`;
