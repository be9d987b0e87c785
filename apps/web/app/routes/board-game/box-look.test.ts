import { boardGameSeeds } from "@takujo/db/seed/board-game/index";
import { describe, expect, it } from "vitest";
import { renderArt } from "../../ui/illustration/art.ts";
import { boxLook } from "./box-look.ts";

const looks = boardGameSeeds.map(({ slug }) => boxLook(slug));

describe("the box of a game", () => {
  it("is the same for the same game, and rarely that of another", () => {
    expect(boxLook("nine-shrines")).toEqual(boxLook("nine-shrines"));
    const kinds = new Set(looks.map((look) => JSON.stringify(look)));
    expect(kinds.size).toBeGreaterThan(looks.length / 2);
  });

  it("has a piece that can be drawn", () => {
    for (const { pieceUrl } of looks) {
      const { pathname, searchParams } = new URL(pieceUrl, "http://site");
      const [kind = "", file = ""] = pathname.split("/").slice(-2);
      expect(renderArt(kind, file, searchParams)).toContain("<svg");
    }
  });
});
