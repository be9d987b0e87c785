import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { artUrl } from "../icon/art-url.ts";
import { brandGrounds, brandKinds, renderArt, sceneNames } from "./art.ts";
import { compositionIds } from "./compositions/index.ts";
import { avatar } from "./drawings/avatar.ts";
import { cover } from "./drawings/cover.ts";
import { emptyKinds } from "./drawings/empty.ts";
import { mascotIds } from "./mascots/index.ts";
import { paletteIds } from "./palettes.ts";
import { pieceKinds } from "./silhouettes.ts";
import { faultOf } from "./testing/well-formed.ts";
import { wagaraKinds } from "./wagara/index.ts";

function answer(address: string): string | null {
  const { pathname, search, searchParams, hash } = new URL(address, "https://takujo.example");
  expect(`${pathname}${search}${hash}`).toBe(address);
  const [, kind, file] = /^\/art\/v2\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  return kind && file ? renderArt(kind, file, searchParams) : null;
}

const addresses = [
  artUrl.cover("haru-juryokyu-night"),
  artUrl.avatar("host"),
  ...[16, 2400].map((side) => artUrl.cover("edge", { w: side, h: side })),
  ...paletteIds.map((palette) => artUrl.cover("a", { palette })),
  ...compositionIds.map((composition) => artUrl.cover("a", { w: 640, h: 480, composition })),
  ...mascotIds.map((id) => artUrl.mascot(id)),
  ...sceneNames.map((name) => artUrl.scene(name)),
  ...emptyKinds.map((kind) => artUrl.empty(kind)),
  ...wagaraKinds.flatMap((kind) => [
    artUrl.pattern(kind),
    artUrl.pattern(kind, { fg: "#0F6350", bg: "#0c5445", s: 96 }),
  ]),
  ...pieceKinds.flatMap((kind) => [artUrl.piece(kind), artUrl.piece(kind, "#1D4E89")]),
  ...brandKinds.flatMap((kind) => [
    artUrl.brand(kind),
    ...brandGrounds.map((ground) => artUrl.brand(kind, ground)),
  ]),
];

describe("art addresses", () => {
  it.each(addresses)("%s exists", (address) => {
    const svg = answer(address);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(faultOf(svg ?? "")).toBeNull();
  });

  it("exist for any text as a seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 140 }), (text) => {
        expect(answer(artUrl.cover(text, { w: 64, h: 64 }))).not.toBeNull();
        expect(answer(artUrl.avatar(text))).not.toBeNull();
      }),
    );
  });

  it("pass every option to the drawing", () => {
    const options = { palette: "ai", composition: "sea" } as const;
    expect(answer(artUrl.cover("a.b_c-1", { w: 320, h: 200, ...options }))).toBe(
      cover("a.b_c-1", { width: 320, height: 200, ...options }),
    );
    expect(answer(artUrl.avatar("host"))).toBe(avatar("host"));
    expect(answer(artUrl.piece("gem", "#1D4E89"))).toContain('fill="#1D4E89"');
    expect(answer(artUrl.pattern("kanoko", { fg: "#0F6350", s: 80 }))).toContain('width="40"');
    expect(answer(artUrl.pattern("kanoko", { bg: "#0C5445" }))).toContain('fill="#0C5445"');
    expect(answer(artUrl.brand("lockup", "cloth"))).not.toBe(answer(artUrl.brand("lockup")));
  });

  it("have an id where the drawing follows the page's theme", () => {
    for (const kind of emptyKinds) {
      expect(answer(artUrl.empty(kind))).toMatch(/^<svg [^>]*><g id="art">.*<\/g><\/svg>$/);
    }
    expect(answer(artUrl.empty("lost"))).toContain("var(--tk-illo-line,#");
    expect(answer(artUrl.scene("hero"))).toMatch(/^<svg [^>]*><g id="art">.*<\/g><\/svg>$/);
    expect(answer(artUrl.brand("wordmark"))).toMatch(/<g id="art"><g fill="currentColor">/);
  });
});

describe("missing art", () => {
  it.each([
    ["poster", "a.svg", ""],
    ["constructor", "a.svg", ""],
    ["cover", "a", ""],
    ["cover", "a.png", ""],
    ["cover", ".svg", ""],
    ["cover", "A.svg", ""],
    ["cover", "a/b.svg", ""],
    ["cover", '"><script>.svg', ""],
    ["cover", `${"a".repeat(101)}.svg`, ""],
    ["cover", "a.svg", "w=15"],
    ["cover", "a.svg", "h=2401"],
    ["cover", "a.svg", "w=1e3"],
    ["cover", "a.svg", "w=0640"],
    ["cover", "a.svg", "w="],
    ["cover", "a.svg", "w=640&w=640"],
    ["cover", "a.svg", "palette=neon"],
    ["cover", "a.svg", "composition=toString"],
    ["cover", "a.svg", "title=x"],
    ["cover", "a.svg", "constructor=x"],
    ["mascot", "tanuki.svg", ""],
    ["mascot", "koma.svg", "w=64"],
    ["avatar", "a b.svg", ""],
    ["scene", "villain.svg", ""],
    ["pattern", "paisley.svg", ""],
    ["pattern", "kanoko.svg", "fg=red"],
    ["pattern", "kanoko.svg", "fg=%230F6350"],
    ["pattern", "kanoko.svg", "bg=fff"],
    ["pattern", "kanoko.svg", "s=7"],
    ["pattern", "kanoko.svg", "s=401"],
    ["empty", "fridge.svg", ""],
    ["piece", "knight.svg", ""],
    ["piece", "gem.svg", "color=url(%23x)"],
    ["brand", "slogan.svg", ""],
    ["brand", "mark.svg", "ground=glass"],
  ])("%s/%s?%s is rejected", (kind, file, query) => {
    expect(renderArt(kind, file, new URLSearchParams(query))).toBeNull();
  });

  it("does not include the longest seed and the widest picture", () => {
    const query = new URLSearchParams("w=2400&h=16");
    expect(renderArt("cover", `${"a".repeat(100)}.svg`, query)).not.toBeNull();
  });
});
