import { locales } from "@takujo/contracts/locale";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { pageRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { siteWords } from "../../support/site-words.ts";
import { runningSite } from "../support/running-site.ts";

const site = await runningSite(({ db }) => createNews(db, { slug: "an-item", title: "題名" }));

const json = async (path: string) => JSON.parse((await site.get(path)).text);
const messagesHash = async () =>
  /"messagesHash":"([^"]+)"/.exec((await site.get("/about")).text)?.[1] ?? "";

describe("messages", () => {
  it.each(locales)(
    "of %s hold the four sets and all others, for 24 hours [LO-4][LO-5]",
    async (locale) => {
      const { status, headers, text } = await site.get(
        `/_i18n/${await messagesHash()}/${locale}/messages.json`,
      );
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(headers["cache-control"]).toBe("public, max-age=86400");
      const sets = JSON.parse(text);
      for (const name of ["units", "commons", "validations", "titles"])
        expect(sets).toHaveProperty(name);
      expect(Object.keys(sets).sort()).toEqual(Object.keys(siteWords[locale]).sort());
      expect(sets.titles.about).toBe(siteWords[locale].titles.about);
    },
  );

  it("may be asked for set by set", async () => {
    const sets = await json(
      `/_i18n/${await messagesHash()}/en/messages.json?sets=units,titles,nothing`,
    );
    expect(Object.keys(sets).sort()).toEqual(["titles", "units"]);
  });

  it("of an older build are still served, but not cached", async () => {
    const { status, headers } = await site.get("/_i18n/older-build/ja/messages.json");
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  it("of another language do not exist", async () => {
    expect((await site.get(`/_i18n/${await messagesHash()}/fr/messages.json`)).status).toBe(404);
  });
});

describe("the reception's worker", () => {
  it("stands for one build, and browsers always ask whether there is another", async () => {
    const { headers, text } = await site.get("/reception-worker.js");
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
    const { id } = await json("/builds/latest.json");
    expect(text.split("\n")[0]).toBe(`const build = "${id}";`);
  });
});

describe("the tickets' worker", () => {
  it("is a script that browsers always ask for again", async () => {
    const { headers, text } = await site.get("/ticket-worker.js");
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(text).toContain("AES-GCM");
  });
});

describe("builds", () => {
  it("latest.json names the build that the pages come from, uncached [BU-1]", async () => {
    const { headers, text } = await site.get("/builds/latest.json");
    expect(headers["cache-control"]).toBe("no-store");
    const { id } = JSON.parse(text);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect((await site.get("/about")).text).toContain(`"buildId":"${id}"`);
  });

  it("meta/{id}.json lists the files of each route, and they exist [BU-2]", async () => {
    const { id } = await json("/builds/latest.json");
    const manifest = await json(`/builds/meta/${id}.json`);
    expect(manifest.id).toBe(id);
    expect(Object.keys(manifest.routes)).toEqual(
      expect.arrayContaining(["root", "home", "about", "news", "news-item", "not-found"]),
    );
    const files = new Set<string>([
      ...manifest.entry,
      ...Object.values(manifest.routes).flat(),
    ] as string[]);
    expect(files.size).toBeGreaterThan(5);
    for (const file of files) expect((await site.get(file)).status, file).toBe(200);
  });

  it("meta of another build does not exist [BU-2]", async () => {
    expect((await site.get("/builds/meta/000000000000.json")).status).toBe(404);
  });
});

/** The route whose data it has, the sets of messages, and something of what the page shows in each language. */
const payloads: Record<string, [id: string, sets: string[], shown: { ja: string; en: string }]> = {
  "/_payload.json": ["home", ["home", "news", "event", "gameShelf"], { ja: "題名", en: "Notice " }],
  "/news/_payload.json": ["news", ["news"], { ja: "題名", en: "Notice " }],
  "/about/_payload.json": [
    "about",
    ["about", "areaMap"],
    { ja: "急かさない", en: "Nobody is rushed" },
  ],
};

describe("payloads", () => {
  it.each(["", "/ja", "/en"])(
    "%s/_payload.json give the data of home and pages [BU-3]",
    async (form) => {
      for (const path of Object.keys(payloads)) {
        const { status, headers, text } = await site.get(form + path);
        expect(status, form + path).toBe(200);
        expect(headers["content-type"]).toMatch(/^application\/json/);
        const { data, messages } = JSON.parse(text);
        const [id, sets, shown] = payloads[path] ?? ["", [], { ja: "", en: "" }];
        expect(Object.keys(data), path).toEqual(id ? [id] : []);
        expect(Object.keys(messages), path).toEqual(sets);
        expect(JSON.stringify(id ? data[id] : messages), path).toContain(
          shown[form === "/en" ? "en" : "ja"],
        );
      }
    },
  );

  it("of every page that is the same for everyone hold its data or its words [BU-3]", async () => {
    for (const { id, path, cache } of pageRecords) {
      if (!cache) continue;
      // Those of one item need an item, and the legal texts a version.
      if (path.includes(":") || id === "privacy-policy" || id === "term-of-service") continue;
      const { status, text } = await site.get(`${path === "/" ? "" : path}/_payload.json`);
      expect(status, path).toBe(200);
      const { data, messages } = JSON.parse(text);
      expect(
        JSON.stringify(data[id] ?? {}).length + JSON.stringify(messages).length,
        path,
      ).toBeGreaterThan(200);
    }
  });

  it("hold what the page shows, in its language [BU-3]", async () => {
    const japanese = (await site.get("/news/an-item/_payload.json")).text;
    const english = (await site.get("/en/news/an-item/_payload.json")).text;
    expect(japanese).toContain("題名");
    expect(english).toContain("Notice ");
    expect(english).not.toContain("題名");
  });

  it("have the status of their page [BU-3]", async () => {
    expect((await site.get("/no-such-page/_payload.json")).status).toBe(404);
  });
});

describe("icons", () => {
  it("come by name from a collection [BU-4]", async () => {
    const { status, headers, text } = await site.get("/api/_nuxt_icon/lucide.json?icons=house,x");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toMatch(/^public/);
    const { prefix, icons } = JSON.parse(text);
    expect(prefix).toBe("lucide");
    expect(Object.keys(icons).sort()).toEqual(["house", "x"]);
    expect(icons.house.body).toMatch(/<path/);
  });

  it("list the names that nobody knows [BU-4]", async () => {
    const found = await json("/api/_nuxt_icon/lucide.json?icons=house,no-such-icon");
    expect(found.not_found).toEqual(["no-such-icon"]);
  });

  it.each(["no-such-set.json", "constructor.json", "__proto__.json"])(
    "have no collection %s [BU-4]",
    async (file) => {
      expect((await site.get(`/api/_nuxt_icon/${file}?icons=house`)).status).toBe(404);
    },
  );

  it("want at least one name and at most fifty [BU-4]", async () => {
    const many = Array.from({ length: 51 }, (_, index) => `a${index}`).join(",");
    for (const query of ["", "?icons=", `?icons=${many}`]) {
      expect((await site.get(`/api/_nuxt_icon/lucide.json${query}`)).status).toBe(400);
    }
  });
});
