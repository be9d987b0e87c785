import { expect, it } from "vitest";
import { scriptsLast } from "./scripts-last.server.ts";

const script = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const style = '<link rel="stylesheet" href="/assets/root.css"/>';

it("puts every preload of a script after the stylesheets, with a low priority", () => {
  const html = `<html><head>${script("a")}${script("b")}<title>A</title>${script("c")}${style}</head><body></body></html>`;
  const low = (name: string) => script(name).replace("<link", '$& fetchPriority="low"');
  expect(scriptsLast(html)).toBe(
    `<html><head><title>A</title>${style}${low("a")}${low("b")}${low("c")}</head><body></body></html>`,
  );
});

it("leaves a page without scripts, and what somebody wrote in it, as they are", () => {
  for (const html of [
    `<html><head>${style}</head><body></body></html>`,
    `<html><head></head><body>${script("in-the-text")}</body></html>`,
    `<html><head>$&</head><body>$1 $& </head></body></html>`,
  ]) {
    expect(scriptsLast(html)).toBe(html);
  }
});
