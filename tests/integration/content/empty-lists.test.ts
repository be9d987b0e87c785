import { createCharacter } from "@takujo/db/testing/create-character";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createNews } from "@takujo/db/testing/create-news";
import { expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";
import { waitUntil } from "../support/wait-until.ts";

const site = await runningSite(({ db }) => createNews(db, { state: "draft" }));
const { db } = site.database;

const lists = ["article", "character", "faq", "game", "news", "staff"];
const linkedFrom = async (path: string) => {
  const { text } = await site.get(path);
  return lists.filter((list) => new RegExp(`/${list}["<]`).test(text));
};

it("a list in which nothing is published is linked from nowhere, and still answers, until it is filled", async () => {
  const pages = ["/", "/about", "/contact", "/sitemap.xml"];
  for (const page of pages) expect([page, await linkedFrom(page)]).toEqual([page, []]);
  for (const list of lists) expect((await site.get(`/${list}`)).status).toBe(200);

  // Pages in memory are rendered again, also those that show nothing of it.
  await createFaq(db);
  for (const page of pages) await waitUntil(async () => (await linkedFrom(page)).includes("faq"));
  expect(await linkedFrom("/about")).toEqual(["faq"]);
});

it("the drawn guides stand only where a house introduces guides", async () => {
  const isDrawnAt = async (path: string) => /<img[^>]*mascot/.test((await site.get(path)).text);
  const pages = ["/", "/first-visit"];
  for (const page of pages) expect([page, await isDrawnAt(page)]).toEqual([page, false]);
  await createCharacter(db);
  for (const page of pages) await waitUntil(() => isDrawnAt(page));
});
