import { expect, test } from "../support/read-page.ts";
import {
  articleItem,
  asRead,
  character,
  eventItem,
  forms,
  homeOf,
  languages,
  newsItem,
  words,
} from "../support/words.ts";

/** Public pages and their headings, by the requirement that asks for them. */
const pagesOf = (locale: "ja" | "en") => {
  const { home, about, firstVisit, news, event, staff, article, faq, search, titles } =
    words[locale];
  return [
    { name: "the home page", id: "[RT-1]", pages: { "": home.hero.heading } },
    { name: "the about page", id: "[RT-2]", pages: { "/about": about.hero.heading } },
    {
      name: "what to know before a first visit",
      id: "",
      pages: { "/first-visit": firstVisit.hero.heading },
    },
    { name: "questions and answers", id: "[RT-3]", pages: { "/faq": faq.heading } },
    {
      name: "the news and each item",
      id: "[RT-7]",
      pages: { "/news": news.heading, [newsItem.path]: newsItem[locale].title },
    },
    {
      name: "the events and each one",
      id: "[RT-8]",
      pages: { "/event": event.heading, [eventItem.path]: eventItem[locale].title },
    },
    {
      name: "the articles and each of them",
      id: "[RT-12]",
      pages: { "/article": article.heading, [articleItem.path]: articleItem[locale].title },
    },
    {
      name: "the characters and each of them",
      id: "[RT-13]",
      pages: {
        "/character": words[locale].character.heading,
        [character.path]: character[locale].name,
      },
    },
    { name: "the staff", id: "[RT-14]", pages: { "/staff": staff.heading } },
    {
      name: "the legal texts",
      id: "[RT-16]",
      pages: { "/privacy-policy": titles.privacyPolicy, "/term-of-service": titles.termOfService },
    },
    { name: "what the law asks a seller to say", id: "", pages: { "/seller": titles.seller } },
    { name: "the search", id: "", pages: { "/search": search.heading } },
  ];
};

for (const { prefix, locale } of forms) {
  const { commons } = words[locale];

  for (const { name, id, pages } of pagesOf(locale)) {
    const addresses = Object.keys(pages).map((path) => prefix + path || "/");
    test(`${name}: ${addresses.join(" and ")} ${id}`.trim(), async ({ read }) => {
      for (const [path, heading] of Object.entries(pages)) {
        const { status, text, document } = await read(prefix + path || "/");
        expect(status, path).toBe(200);
        expect(text("h1"), path).toMatch(asRead(heading));
        expect(document.documentElement.lang, path).toBe(locale);
        const layout = document.querySelector("[data-layout]");
        expect(layout?.getAttribute("data-layout"), path).toBe("default");
        expect(document.querySelectorAll("main"), path).toHaveLength(1);
        expect(document.querySelectorAll("body footer"), path).not.toHaveLength(0);
      }
    });
  }

  test(`${prefix}/first-visit says what an evening costs`, async ({ read }) => {
    expect((await read(`${prefix}/first-visit`)).text("main")).toMatch(/¥\d,\d{3}/);
  });

  test(`an unknown path under ${homeOf(prefix)} gives the 404 page in the error layout [RT-28] [RT-26]`, async ({
    read,
  }) => {
    const { status, text, document } = await read(`${prefix}/no-such-page`);
    expect(status).toBe(404);
    expect(text("h1")).toBe(commons.error.status.notFound.heading);
    const layout = document.querySelector("[data-layout]");
    expect(layout?.getAttribute("data-layout")).toBe("error");
    expect(document.querySelectorAll("header")).toHaveLength(1);
    expect(document.querySelectorAll("footer")).toHaveLength(0);
    const breadcrumb = `nav[aria-label="${commons.breadcrumb.label}"]`;
    expect(document.querySelectorAll(breadcrumb)).toHaveLength(0);
  });
}

for (const { prefix, locale } of languages) {
  const navigators = {
    "/about": words[locale].commons.navigator.label,
    "/faq": words[locale].faq.categories,
    "/privacy-policy": words[locale].legal.sections,
    "/term-of-service": words[locale].legal.sections,
  };
  for (const [path, name] of Object.entries(navigators)) {
    test(`${prefix}${path} has the navigator of its sections, news has none [RT-26]`, async ({
      read,
    }) => {
      const links = `nav[aria-label="${name}"] a`;
      const { document } = await read(prefix + path);
      const targets = [...document.querySelectorAll(links)].map((link) =>
        decodeURIComponent(link.getAttribute("href") ?? ""),
      );
      expect(targets).not.toHaveLength(0);
      for (const target of targets) {
        expect(document.querySelectorAll(`[id="${target.slice(1)}"]`), target).toHaveLength(1);
      }
      const news = await read(`${prefix}/news`);
      expect(news.document.querySelectorAll(links)).toHaveLength(0);
    });
  }
}
