import { describe, expect, it } from "vitest";
import { collectionFetcher, readXml } from "./fetch-collection.ts";

/** As the API answers, shortened. */
const fixture = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<items totalitems="2" termsofuse="https://boardgamegeek.com/xmlapi/termsofuse" pubdate="Tue, 17 Nov 2026 10:00:00 +0000">
  <item objecttype="thing" objectid="13" subtype="boardgame" collid="1">
    <name sortindex="1">Catan &amp; Friends</name>
    <yearpublished>1995</yearpublished>
    <stats minplayers="3" maxplayers="4" minplaytime="60" maxplaytime="120" playingtime="120" numowned="1">
      <rating value="N/A"><average value="7.1"/></rating>
    </stats>
    <status own="1" prevowned="0" lastmodified="2026-01-01 00:00:00"/>
    <numplays>0</numplays>
  </item>
  <item objecttype="thing" objectid="926" subtype="boardgameexpansion" collid="2">
    <name sortindex="1">More Catan</name><status own="1"/>
  </item>
</items>`;

const fetcher = (send: typeof fetch) => {
  const read = collectionFetcher("a token", send);
  if (!read) throw new Error("there is a token");
  return read;
};

const answering = (body: string, status = 200) => {
  const asked: { url: string; authorization: string | null }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    asked.push({ url, authorization: new Headers(init.headers).get("authorization") });
    return new Response(body, { status });
  }) as unknown as typeof fetch;
  return { asked, read: fetcher(send) };
};

describe("a collection by its name", () => {
  it.each([undefined, ""])("is not asked for with the token %o", (token) => {
    expect(collectionFetcher(token)).toBeUndefined();
  });

  it("is asked for with the token, and read like a file", async () => {
    const { asked, read } = answering(fixture);
    const { fault, rows, skipped } = await read("a b&own=0");
    expect(asked[0]?.authorization).toBe("Bearer a token");
    expect(new URL(asked[0]?.url ?? "").searchParams.get("username")).toBe("a b&own=0");
    expect(fault).toBeNull();
    expect(rows).toEqual([
      {
        bggId: 13,
        name: "Catan & Friends",
        minPlayers: 3,
        maxPlayers: 4,
        minutes: 120,
        age: null,
        weight: null,
        languageNeed: null,
      },
    ]);
    expect(skipped).toEqual([{ name: "More Catan", reason: "expansion" }]);
  });

  it.each([
    [202, "<message>accepted</message>", "not-now"],
    [
      200,
      "<errors><error><message>Invalid username specified</message></error></errors>",
      "not-found",
    ],
    [401, "Unauthorized", "unavailable"],
    [500, "", "unavailable"],
  ])("says what is the matter when the answer is %i %s", async (status, body, code) => {
    await expect(answering(body, status).read("somebody")).rejects.toMatchObject({ code });
  });

  it("is unavailable when nobody answers", async () => {
    const read = fetcher(async () => {
      throw new TypeError("fetch failed");
    });
    await expect(read("somebody")).rejects.toMatchObject({ code: "unavailable" });
  });

  it.each([
    ["entities", '<!DOCTYPE x [<!ENTITY a "b">]><items><item objectid="1"/></items>', "columns"],
    ["something else", "<html><body>hello</body></html>", "columns"],
    ["no XML at all", "not xml", "columns"],
    ["nobody's games", '<items totalitems="0"></items>', "empty"],
  ])("is refused if it has %s", (_, text, fault) => {
    expect(readXml(text)).toMatchObject({ fault, rows: [] });
  });
});
