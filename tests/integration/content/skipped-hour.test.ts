import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { messagesByLocale } from "@takujo/i18n/messages";
import { parseHTML } from "linkedom";
import { expect, it } from "vitest";
import { signingIn } from "../../support/signed-in.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";

// On the last Sunday of March, clocks in Berlin go from 02:00 to 03:00.
const startsAt = new Date("2027-03-20T18:00:00Z");
const skipped = "2027-03-28T02:30";

let eventId: string;
const site = await runningSite(async ({ db }) => {
  eventId = (await createEvent(db, { startsAt, state: "draft" })).id;
  await createEventSession(db, { eventId, startsAt });
  const settings = JSON.stringify({ timeZone: "Europe/Berlin" });
  await db.updateTable("site").set({ settings }).execute();
});
const { db } = site.database;

const signedInAdmin = async () => {
  const api = {
    request: (path: string, init: RequestInit) => fetch(site.server.origin + path, init),
  };
  const signedIn = await signingIn(db, api, "/api/v1", publicOrigin);
  const { authorization } = await signedIn({ role: "admin" });
  return `auth_jwt=${authorization.replace("Bearer ", "")}`;
};

const startNow = async () => {
  const rows = await db
    .selectFrom("content_draft")
    .select("document")
    .where("item_id", "=", eventId)
    .execute();
  const document = rows[0]?.document as
    | { shared: { startsAt: string }; sessions: { startsAt: string }[] }
    | undefined;
  return document && [document.shared.startsAt, ...document.sessions.map((one) => one.startsAt)];
};

it("an event is not moved to an hour that clocks skip: the field says so, and keeps what was typed", async () => {
  const cookie = await signedInAdmin();
  const path = `/admin/event/${eventId}`;
  const page = parseHTML((await site.get(path, { cookie })).text).document;
  const sent = new FormData();
  for (const control of page.querySelectorAll("#editor [name]")) {
    const { name, type, value } = control as HTMLInputElement;
    const isOff = type === "checkbox" && !control.hasAttribute("checked");
    if (control.localName !== "button" && !isOff) sent.append(name, value ?? "");
  }
  const moveTo = (moment: string) => {
    sent.set("intent", "move");
    sent.set("moveTo", moment);
    return fetch(site.server.origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { origin: publicOrigin, cookie },
      body: sent,
    });
  };

  const refused = await moveTo(skipped);
  expect(refused.status).toBe(422);
  const answer = parseHTML(await refused.text()).document;
  const field = answer.querySelector("#move-to");
  expect(field?.getAttribute("value")).toBe(skipped);
  const told = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = told.map((id) => answer.getElementById(id)?.textContent).join(" ");
  expect(words).toContain(messagesByLocale.ja.contentEditor.publication.skipped);
  const asBefore = Array(2).fill(startsAt.toISOString());
  expect((await startNow()) ?? asBefore).toEqual(asBefore);

  sent.set("version", answer.querySelector("#editor [name=version]")?.getAttribute("value") ?? "");
  expect((await moveTo("2027-03-28T03:30")).status).toBe(302);
  expect(await startNow()).toEqual(Array(2).fill("2027-03-28T01:30:00.000Z"));
});
