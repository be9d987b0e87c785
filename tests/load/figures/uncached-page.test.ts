import { createNews } from "@takujo/db/testing/create-news";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import type { Contestant } from "../contestant.ts";
import { startOurs } from "./our-server.ts";
import { expectSamePage, startRenderer } from "./uncached-page.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
const ground = { databaseUrl: url, databaseServerUrl: "", origin: "http://localhost" };
let ours: Contestant;
let router: Contestant;

beforeAll(async () => {
  await createNews(db, {});
  // Pages depend on the settings, and a control without them would render another page.
  const settings = JSON.stringify({ accent: "#1d4e89" });
  await db.updateTable("site").set({ settings }).execute();
  [ours, router] = await Promise.all([
    startOurs(ground, "off"),
    startRenderer("bare-router", ground),
  ]);
});
afterAll(async () => {
  for (const contestant of [ours, router]) await contestant?.[Symbol.asyncDispose]();
});

/** Here, because the bench is run seldom, and would then measure against another page. */
it("the router's bare handler renders the page that our server sends", async () => {
  await expect(expectSamePage(router, ours)).resolves.toBeUndefined();
});
