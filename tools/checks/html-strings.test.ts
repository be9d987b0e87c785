import { describe, expect, it } from "vitest";
import { htmlStringsIn } from "./html-strings.ts";

const page = "apps/web/app/routes/news/page.tsx";
const faultsIn = (source: string, file = page) =>
  htmlStringsIn(file, source).map((fault) => fault.slice(file.length + 1));

describe("HTML as strings", () => {
  it("is seen in any kind of string, with its line", () => {
    expect(
      faultsIn(
        [
          'const one = `<p lang="$' + '{locale}">$' + "{text}</p>`;",
          "const two = '<ul>' + items;",
          'const three = "</section>";',
          "const four = `$" + "{one}<br />$" + "{two}`;",
        ].join("\n"),
      ),
    ).toEqual([
      "1 has <p in a string",
      "1 has </p in a string",
      "2 has <ul in a string",
      "3 has </section in a string",
      "4 has <br in a string",
    ]);
  });

  it("is neither JSX nor a comparison, a type, a comment or a drawing", () => {
    expect(
      faultsIn(
        [
          "// <p> of it",
          'export const View = ({ a }: P) => <p title="a < b">{a}</p>;',
          "const few = (a: Map<string, b>) => a.size<p;",
          'const drawn = `<svg viewBox="0 0 1 1"><path d="M0"/></svg>`;',
          'const said = "1 <2> and <phrase>";',
        ].join("\n"),
      ),
    ).toEqual([]);
  });

  it("is inserted by one component only, which gets no concatenated HTML", () => {
    const inner = "<div dangerouslySetInnerHTML={{ __html: text }} />;";
    expect(faultsIn(inner)).toEqual(["1 dangerouslySetInnerHTML"]);
    expect(faultsIn("create({ dangerouslySetInnerHTML: text });")).toHaveLength(1);
    expect(faultsIn(inner, "apps/web/app/ui/text/html.tsx")).toEqual([]);
    expect(faultsIn("<Html html={event.bodyHtml} />;")).toEqual([]);
    for (const made of ["event.bodyHtml + rule", "`$" + "{rule}$" + "{event.bodyHtml}`"]) {
      expect(faultsIn(`<Html html={${made}} />;`), made).toEqual(["1 puts HTML together"]);
    }
  });

  it("is rendered for whole documents only", () => {
    const rendered = "const part = renderToStaticMarkup(view);";
    expect(faultsIn(rendered)).toEqual(["1 renderToStaticMarkup"]);
    for (const file of [
      "apps/web/app/entry.server.tsx",
      "apps/web/app/routes/admin/settings/preview/preview.server.tsx",
    ]) {
      expect(faultsIn(rendered, file)).toEqual([]);
    }
  });
});
