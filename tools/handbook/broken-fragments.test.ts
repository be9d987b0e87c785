import { describe, expect, it } from "vitest";
import { findBrokenFragments } from "./broken-fragments.ts";

const page = (path: string, html: string) => ({ path, html });
const reference = page("en/docs/operations.html", `<h2 id="backup" tabindex="-1">Backup</h2>`);

describe("links to headings of the handbook", () => {
  it("are fine where the heading stands, on another page or the same", () => {
    const pages = [
      page(
        "index.html",
        `<h2 id="困ったとき"></h2><a class="x" href="/en/docs/operations#backup">`,
      ),
      page("organizer/door.html", `<a href="./../#%E5%9B%B0%E3%81%A3%E3%81%9F%E3%81%A8%E3%81%8D">`),
      page("en/a.html", `<h2 id="b"></h2><a href="#b"><a href="./docs/operations#backup">`),
      reference,
    ];
    expect(findBrokenFragments(pages)).toEqual([]);
  });

  it("are named with their page where it does not", () => {
    const pages = [page("index.html", `<a href="/en/docs/operations#backups">`), reference];
    expect(findBrokenFragments(pages)).toEqual(["index.html: /en/docs/operations#backups"]);
  });

  it("are left alone on other sites", () => {
    const pages = [page("index.html", `<a href="https://example.org/en/docs/operations#no">`)];
    expect(findBrokenFragments([...pages, reference])).toEqual([]);
  });
});
