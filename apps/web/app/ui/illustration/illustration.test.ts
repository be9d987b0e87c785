import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { compositionIds, openCompositionIds } from "./compositions/index.ts";
import { avatar } from "./drawings/avatar.ts";
import { lockup, mark, maskableIcon, onCloth, wordmark } from "./drawings/brand.ts";
import { cover, coverTraits } from "./drawings/cover.ts";
import { empty, emptyKinds } from "./drawings/empty.ts";
import { heroScene, trioScene } from "./drawings/hero-scene.ts";
import { norenScene } from "./drawings/noren-scene.ts";
import { socialCard } from "./drawings/social-card.ts";
import { venueScene } from "./drawings/venue-scene.ts";
import { mascot, mascotIds } from "./mascots/index.ts";
import { paletteIds } from "./palettes.ts";
import { publishedFingerprints } from "./published-fingerprints.ts";
import { faultOf } from "./testing/well-formed.ts";
import { wagara, wagaraKinds } from "./wagara/index.ts";

const fingerprint = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 16);

const slugs = Array.from({ length: 300 }, (_, index) => `event-${index}`);

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const referencesIn = (svg: string) =>
  [...svg.matchAll(/(?:url\(|href=")#([^")]*)/g)].map(([, id]) => id);

const pairs = paletteIds.flatMap((palette) =>
  compositionIds.map((composition) => ({ palette, composition })),
);

const representative: Record<string, string> = {
  "cover by slug": cover("haru-juryokyu-night"),
  "cover by a slug beyond ASCII": cover("春の重力級ナイト", { width: 1200, height: 675 }),
  ...Object.fromEntries(
    compositionIds.flatMap((composition, index) => {
      const palette = paletteIds[index % paletteIds.length];
      return [
        [`cover ${composition} wide`, cover("wide", { width: 1280, height: 720, composition })],
        [
          `cover ${composition} tall`,
          cover("tall", { width: 480, height: 640, composition, palette }),
        ],
      ];
    }),
  ),
  ...Object.fromEntries(mascotIds.map((id) => [`mascot ${id}`, mascot(id)])),
  ...Object.fromEntries(emptyKinds.map((kind) => [`empty ${kind}`, empty(kind)])),
  ...Object.fromEntries(
    wagaraKinds.map((kind) => [
      `wagara ${kind}`,
      wagara(kind, { id: "w", color: "#0F6350", ground: "#0C5445" }),
    ]),
  ),
  // One seed for each of the eight hairstyles.
  ...Object.fromEntries(
    ["rin", "matsu", "taro", "host", "aoi", "umi", "nagi", "naka"].map((name) => [
      `avatar ${name}`,
      avatar(name),
    ]),
  ),
  "hero scene": heroScene(),
  "noren scene": norenScene(),
  "trio scene": trioScene(),
  "house scene": venueScene(),
  "hero scene without moon": heroScene({ hasMoon: false }),
  "social card": socialCard("hanafuda-to-sake", {
    title: ["花札と酒"],
    date: "4/18",
    place: "神田",
  }),
  "social card outlined": socialCard("oyako-hajimete", {
    title: ["親子で", "はじめて"],
    palette: "kinari",
    outline: (text, size) => `M0 0h${text.length * size}`,
  }),
  mark: mark(),
  wordmark: wordmark(),
  lockup: lockup(),
  "lockup on cloth": lockup(onCloth),
  "maskable icon": maskableIcon(),
};

describe("illustrations", () => {
  it("match the published fingerprints", () => {
    const fingerprints = Object.fromEntries(
      Object.entries(representative).map(([name, svg]) => [name, fingerprint(svg)]),
    );
    expect(fingerprints).toEqual(publishedFingerprints);
  });

  it("reach by slug alone every palette, and no drawing of dice, cards or a go board", () => {
    const reached = new Set(
      Array.from({ length: 2000 }, (_, index) => {
        const { palette, composition } = coverTraits(`event-${index}`);
        return `${palette} ${composition}`;
      }),
    );
    const expected = paletteIds.flatMap((palette) =>
      openCompositionIds.map((composition) => `${palette} ${composition}`),
    );
    expect([...reached].sort()).toEqual(expected.sort());
    expect(openCompositionIds).not.toContain("goban");
  });

  it("depend on the slug and nothing else", () => {
    const chance = vi.spyOn(Math, "random");
    const clock = vi.spyOn(Date, "now");
    for (const slug of slugs) {
      expect(cover(slug)).toBe(cover(slug));
      expect(avatar(slug)).toBe(avatar(slug));
      expect(socialCard(slug)).toBe(socialCard(slug));
    }
    expect(chance).not.toHaveBeenCalled();
    expect(clock).not.toHaveBeenCalled();
    chance.mockRestore();
    clock.mockRestore();
    expect(new Set(slugs.map((slug) => cover(slug))).size).toBe(slugs.length);
  });

  it("keep the other traits when an editor chooses one", () => {
    const slug = "haru-juryokyu-night";
    const { palette, composition } = coverTraits(slug);
    expect(cover(slug, { palette, composition })).toBe(cover(slug));
    expect(cover(slug, { palette: palette === "ai" ? "shu" : "ai" })).not.toBe(cover(slug));
  });

  it("share no id between slugs, so that many can be inlined in one page", () => {
    const ids = slugs.flatMap((slug) => [
      ...idsIn(cover(slug)),
      ...idsIn(avatar(slug)),
      ...idsIn(socialCard(slug)),
    ]);
    expect(ids.length).toBeGreaterThan(slugs.length * 3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("refer only to ids they define", () => {
    for (const pair of pairs) {
      const svg = cover("references", pair);
      const defined = new Set(idsIn(svg));
      expect(referencesIn(svg).filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it("are well-formed and lack no value", () => {
    const sizes = [
      { width: 800, height: 600 },
      { width: 1200, height: 400 },
      { width: 300, height: 900 },
    ];
    const covers = pairs.flatMap((pair) =>
      sizes.map((size) => cover("well-formed", { ...pair, ...size })),
    );
    for (const svg of [...covers, ...Object.values(representative)]) {
      expect(faultOf(svg)).toBeNull();
      expect(svg).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
    }
  });
});

describe("the check for well-formed drawings", () => {
  it.each([
    "<svg><g></svg>",
    "<svg></g></svg>",
    "<svg>",
    "<svg/><svg></svg></svg>",
    '<svg><g id="a" id="b"/></svg>',
    "<svg><g id=a/></svg>",
    "<svg>a & b</svg>",
  ])("rejects %s", (xml) => {
    expect(faultOf(xml)).not.toBeNull();
  });
});
