import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createLegal } from "@takujo/db/testing/create-legal";
import { expect, it } from "vitest";
import { signingIn } from "../../support/signed-in.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import { waitUntil } from "../support/wait-until.ts";

let eventId: string;
const site = await runningSite(async ({ db }) => {
  eventId = (await createEvent(db, { slug: "first-evening" })).id;
});
const { db } = site.database;

const pages = ["/", "/contact", "/faq", "/event/first-evening", "/sitemap.xml"];
const textOf = async (path: string) => (await site.get(path)).text;
const linksTo = async (document: string) => {
  const texts = await Promise.all(pages.map(textOf));
  return texts.map((text) => new RegExp(`/${document}["<]`).test(text));
};
const asksConsent = async () => (await textOf("/contact")).includes('name="consent"');

it("an unannounced legal document is not linked, and needs no consent, until it is published", async () => {
  expect((await site.get("/privacy-policy")).status).toBe(404);
  expect(await linksTo("privacy-policy")).toEqual(pages.map(() => false));
  expect(await linksTo("term-of-service")).toEqual(pages.map(() => false));
  expect(await asksConsent()).toBe(false);

  // Pages in memory are rendered again, also those that show no legal document.
  await createLegal(db, { kind: "privacy-policy" });
  await waitUntil(asksConsent);
  await waitUntil(async () => (await linksTo("privacy-policy")).every(Boolean));
  expect(await linksTo("term-of-service")).toEqual(pages.map(() => false));
});

it("whoever reserves agrees to the terms only if there are some", async () => {
  const api = {
    request: (path: string, init: RequestInit) => fetch(site.server.origin + path, init),
  };
  const signedIn = await signingIn(db, api, "/api/v1", publicOrigin);
  const person = await signedIn();
  const { id: sessionId } = await createEventSession(db, { eventId });
  const held = await person.call("POST", "/reservations", { sessionId, seats: 1 });
  const { id } = (await held.json()) as { id: string };
  const cookie = `auth_jwt=${person.authorization.replace("Bearer ", "")}`;
  const form = async () => {
    const path = `/event/first-evening/reservation/${id}/edit`;
    const { status, text } = await site.get(path, { cookie });
    expect(status).toBe(200);
    expect(text).toContain('name="agreed"');
    return text;
  };
  expect(await form()).not.toContain("/term-of-service");
  await createLegal(db, { kind: "term-of-service" });
  await waitUntil(async () => (await form()).includes('href="/term-of-service"'));
});
