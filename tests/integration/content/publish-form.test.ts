import { randomUUID } from "node:crypto";
import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createNews } from "@takujo/db/testing/create-news";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createUser } from "@takujo/db/testing/create-user";
import { createVenue } from "@takujo/db/testing/create-venue";
import { messagesByLocale } from "@takujo/i18n/messages";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { signingIn } from "../../support/signed-in.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";

const site = await runningSite();
const { db } = site.database;
const words = messagesByLocale.ja.contentEditor;
/** On the full hour, because form controls have no seconds. */
const startsAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 30 * 86_400_000);

let cookie: string;
beforeAll(async () => {
  const api = {
    request: (path: string, init: RequestInit) => fetch(site.server.origin + path, init),
  };
  const signedIn = await signingIn(db, api, "/api/v1", publicOrigin);
  const { authorization } = await signedIn({ role: "admin" });
  cookie = `auth_jwt=${authorization.replace("Bearer ", "")}`;
});

/** The form of the editor as a browser without scripts would send it. */
function sentBy(html: string): FormData {
  const { document } = parseHTML(html);
  const sent = new FormData();
  for (const control of document.querySelectorAll("#editor [name]")) {
    const { name, type, localName } = control as HTMLInputElement;
    const isOff = ["checkbox", "radio"].includes(type) && !control.hasAttribute("checked");
    if (localName === "button" || isOff) continue;
    if (localName === "select") {
      for (const option of control.querySelectorAll("option[selected]")) {
        sent.append(name, option.getAttribute("value") ?? "");
      }
    } else {
      const value = localName === "textarea" ? control.textContent : control.getAttribute("value");
      sent.append(name, value ?? (type === "checkbox" ? "on" : ""));
    }
  }
  return sent;
}

const pageOf = (kind: string, id: string) =>
  kind === "event" ? `/admin/event/${id}` : `/admin/content/${kind}/${id}`;

async function open(path: string) {
  const { status, text } = await site.get(path, { cookie });
  expect(status).toBe(200);
  return sentBy(text);
}

async function send(path: string, sent: FormData, intent: string) {
  sent.set("intent", intent);
  const answer = await fetch(site.server.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: publicOrigin, cookie },
    body: sent,
  });
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    text: await answer.text(),
  };
}

const draftOf = (id: string) =>
  db
    .selectFrom("content_draft")
    .select(["document", "version", "publish_at"])
    .where("item_id", "=", id)
    .executeTakeFirst();

const titleOf = async (id: string) =>
  (
    await db
      .selectFrom("news_text")
      .select("title")
      .where("news_id", "=", id)
      .where("locale", "=", "ja")
      .executeTakeFirst()
  )?.title;

async function newEvent() {
  const { id } = await createEvent(db, { startsAt });
  const session = await createEventSession(db, { eventId: id, startsAt });
  return { id, session };
}

describe("the editor without scripts publishes", () => {
  it("what was typed, by one button", async () => {
    const { id } = await createNews(db, { title: "もと" });
    const path = pageOf("news", id);
    const sent = await open(path);
    sent.set("ja.title", "つぎ");
    expect(await send(path, sent, "publish")).toMatchObject({
      status: 302,
      location: `${path}?done=published`,
    });
    expect([await titleOf(id), await draftOf(id)]).toEqual(["つぎ", undefined]);
  });

  it("nothing if there is a problem, and keeps what was typed", async () => {
    const { id } = await createNews(db, { title: "もと" });
    const path = pageOf("news", id);
    const sent = await open(path);
    sent.set("ja.title", "");
    sent.set("ja.summary", "書きかけ");
    const { status, text } = await send(path, sent, "publish");
    expect(status).toBe(422);
    expect(text).toContain(words.problems.heading);
    expect(text).toContain("書きかけ");
    expect(await titleOf(id)).toBe("もと");
    expect((await draftOf(id))?.document).toMatchObject({
      texts: { ja: { title: "", summary: "書きかけ" } },
    });
  });

  it("nothing if somebody else saved meanwhile", async () => {
    const { id } = await createNews(db, { title: "もと" });
    const path = pageOf("news", id);
    const [mine, theirs] = [await open(path), await open(path)];
    theirs.set("ja.title", "あの人の題");
    expect((await send(path, theirs, "save")).status).toBe(302);
    const saved = await draftOf(id);
    mine.set("ja.title", "わたしの題");
    const { status, text } = await send(path, mine, "publish");
    expect(status).toBe(422);
    expect(text).toContain(words.save.conflictHint);
    expect(text).toContain("わたしの題");
    expect([await titleOf(id), await draftOf(id)]).toEqual(["もと", saved]);
  });

  it("at a chosen hour, but only saves if that hour is past", async () => {
    const { id } = await createNews(db, { title: "もと" });
    const path = pageOf("news", id);
    const sent = await open(path);
    sent.set("ja.title", "あと");
    sent.set("at", "2020-01-01T10:00");
    const late = await send(path, sent, "schedule");
    expect([late.status, late.text.includes(words.publication.past)]).toEqual([422, true]);
    expect(await draftOf(id)).toMatchObject({
      publish_at: null,
      document: { texts: { ja: { title: "あと" } } },
    });
    const again = await open(path);
    again.set("at", "2099-01-01T10:00");
    expect((await send(path, again, "schedule")).location).toBe(`${path}?done=scheduled`);
    expect((await draftOf(id))?.publish_at).not.toBeNull();
    const version = (await draftOf(id))?.version;
    expect((await send(path, await open(path), "unschedule")).status).toBe(302);
    expect(await draftOf(id)).toMatchObject({ publish_at: null, version });
  });

  it.each([
    ["news", async () => (await createNews(db, {})).id],
    ["article", async () => (await createArticle(db, {})).id],
    ["character", async () => (await createCharacter(db, {})).id],
    ["staff", async () => (await createStaff(db, {})).id],
    ["faq", async () => (await createFaq(db, {})).id],
    ["venue", async () => (await createVenue(db, {})).id],
    ["board-game", async () => (await createBoardGame(db, {})).id],
    ["event", async () => (await newEvent()).id],
  ])("nothing of an unchanged %s, and makes no draft of it", async (kind, make) => {
    const id = await make();
    const path = pageOf(kind, id);
    const { status, text } = await send(path, await open(path), "publish");
    expect(await draftOf(id)).toBeUndefined();
    expect([status, text.includes(words.publication.unchanged)]).toEqual([422, true]);
  });
});

describe("the button of an event", () => {
  it("asks first if people would be told, and the answer publishes what was shown", async () => {
    const { id, session } = await newEvent();
    const { id: userId } = await createUser(db, { name: "西村" });
    await createReservation(db, { eventSessionId: session.id, userId });
    const path = pageOf("event", id);
    const sent = await open(path);
    const start = Date.parse(`${sent.get("sessions.0.startsAt")}Z`);
    sent.set("sessions.0.startsAt", new Date(start + 3_600_000).toISOString().slice(0, 16));
    const asked = await send(path, sent, "publish");
    expect([asked.status, asked.location]).toEqual([302, `${path}?ask=publish`]);
    const draft = await draftOf(id);
    const answered = new FormData();
    answered.set("version", String(draft?.version));
    const told = await send(path, answered, "publish-and-tell");
    expect(told.location).toContain("done=published");
    expect(await draftOf(id)).toBeUndefined();
  });

  it("publishes at once if nobody would be told", async () => {
    const { id } = await newEvent();
    const path = pageOf("event", id);
    const sent = await open(path);
    sent.set("ja.summary", `だれにも関わらない ${randomUUID()}`);
    expect((await send(path, sent, "publish")).location).toBe(`${path}?done=published`);
    expect(await draftOf(id)).toBeUndefined();
  });
});
