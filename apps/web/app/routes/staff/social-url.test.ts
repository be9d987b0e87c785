import { describe, expect, it } from "vitest";
import { socialUrl } from "./social-url.ts";

describe("the address of a social id", () => {
  it.each([
    ["x", "miura_itaku", "https://x.com/miura_itaku"],
    ["instagram", "leemei.table", "https://www.instagram.com/leemei.table/"],
    ["youtube", "UCtanaka-200", "https://www.youtube.com/channel/UCtanaka-200"],
    ["facebook", "hanaoka.fuda", "https://www.facebook.com/hanaoka.fuda"],
    ["line", "takujo-kanda", "https://line.me/ti/p/~takujo-kanda"],
  ] as const)("on %s for %s is %s", (network, id, url) => {
    expect(socialUrl[network](id)).toBe(url);
  });

  it("stays on its network, whatever the id contains", () => {
    for (const build of Object.values(socialUrl)) {
      const { hash, search, host } = new URL(build("a/../b?c#d@e.example"));
      expect([hash, search]).toEqual(["", ""]);
      expect(host).toBe(new URL(build("plain")).host);
    }
  });
});
