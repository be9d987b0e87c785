import { randomUUID } from "node:crypto";
import { createReminderToken } from "@takujo/booking/reservation/index";
import { subscriptionSchema } from "@takujo/contracts/inbox/newsletter";
import { createReader } from "@takujo/db/testing/create-reader";
import { sign } from "@takujo/runtime/secret/secret-keys";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createUnsubscribeToken } from "./unsubscribe.ts";

const { db } = await createTestDatabase();
const secret = "of the test";
const apiWith = (signing: string | [string, string]) =>
  createGamesApi({ db, logger: silentLogger, secret: signing, origin: testOrigin });
const api = apiWith(secret);
const signedIn = await signingIn(db, api, "/api/v1");

async function read(token: string) {
  const answer = await api.request(`/api/v1/newsletter-subscriptions/${encodeURIComponent(token)}`);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  return { status: answer.status, ...((await answer.json()) as { isOn?: boolean }) };
}

async function stop(token: unknown, at = api) {
  const answer = await at.request("/api/v1/newsletter-unsubscriptions", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ token }),
  });
  return { status: answer.status, ...((await answer.json()) as { isOn?: boolean }) };
}

const profileOf = (userId: string) =>
  db.selectFrom("profile").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();

async function reader() {
  const { id } = await createReader(db);
  return { id, token: createUnsubscribeToken(id, secret) };
}

describe("the link of a newsletter", () => {
  it("shows whether they are sent, and changes nothing by being read", async () => {
    const { id, token } = await reader();
    const before = await profileOf(id);
    const { status, ...shown } = await read(token);
    expect(status).toBe(200);
    expect(subscriptionSchema.strict().parse(shown)).toEqual({ isOn: true });
    expect(await profileOf(id)).toEqual(before);
  });

  it("unsubscribes, over repeated and concurrent uses", async () => {
    const { id, token } = await reader();
    const answers = await Promise.all(Array.from({ length: 8 }, () => stop(token)));
    for (const answer of answers) expect(answer).toEqual({ status: 200, isOn: false });
    const stopped = await profileOf(id);
    expect(stopped).toMatchObject({ news_mail: false, news_mail_at: expect.any(Date), version: 2 });
    expect(await stop(token)).toEqual({ status: 200, isOn: false });
    expect(await profileOf(id)).toEqual(stopped);
    expect(await read(token)).toEqual({ status: 200, isOn: false });
  });

  it("unsubscribes nobody else", async () => {
    const [one, other] = [await reader(), await reader()];
    await stop(one.token);
    expect((await profileOf(other.id)).news_mail).toBe(true);
  });

  it("works while the secret is being changed, and not after", async () => {
    const { id, token } = await reader();
    expect((await stop(token, apiWith("another secret"))).status).toBe(404);
    expect((await profileOf(id)).news_mail).toBe(true);
    expect((await stop(token, apiWith(["another secret", secret]))).status).toBe(200);
    expect((await profileOf(id)).news_mail).toBe(false);
  });

  it("of a deleted account shows that it gets none", async () => {
    const { id, token } = await reader();
    await db.deleteFrom("user").where("id", "=", id).execute();
    expect(await read(token)).toEqual({ status: 200, isOn: false });
    expect(await stop(token)).toEqual({ status: 200, isOn: false });
  });

  it("invalidates profile forms loaded before", async () => {
    const person = await signedIn();
    await db
      .updateTable("profile")
      .set({ news_mail: true })
      .where("user_id", "=", person.id)
      .execute();
    const profile = (await (await person.call("GET", "/profile")).json()) as object;
    await stop(createUnsubscribeToken(person.id, secret));
    expect((await person.call("PUT", "/profile", { ...profile, displayName: "a" })).status).toBe(
      409,
    );
    expect((await profileOf(person.id)).news_mail).toBe(false);
  });
});

describe("a forged link", () => {
  const forgeries: [string, (own: Awaited<ReturnType<typeof reader>>, victim: string) => string][] =
    [
      ["with another's id", ({ token }, victim) => token.replace(/^[^.]*/, victim)],
      ["cut at its end", (_, victim) => createUnsubscribeToken(victim, secret).slice(0, -1)],
      ["cut at its beginning", (_, victim) => createUnsubscribeToken(victim, secret).slice(1)],
      ["without a signature", (_, victim) => victim],
      ["with an empty signature", (_, victim) => `${victim}.`],
      ["with one more part", (_, victim) => `${createUnsubscribeToken(victim, secret)}.x`],
      [
        "with its signature twice",
        (_, victim) => {
          const signature = sign(victim, secret, "newsletter");
          return `${victim}.${signature}.${signature}`;
        },
      ],
      ["in another case", (_, victim) => createUnsubscribeToken(victim, secret).toUpperCase()],
      ["signed with another secret", (_, victim) => createUnsubscribeToken(victim, "guessed")],
      [
        "signed for another purpose",
        (_, victim) => `${victim}.${sign(victim, secret, "reminder")}`,
      ],
      ["signed for bounces", (_, victim) => `${victim}.${sign(victim, secret, "bounce")}`],
      [
        "of a reminder",
        (_, victim) => {
          const expiresAt = new Date(Date.now() + 60_000);
          return createReminderToken({ reservationId: victim, expiresAt, guestEmail: "" }, secret);
        },
      ],
      ["with a space", (_, victim) => ` ${createUnsubscribeToken(victim, secret)}`],
      ["of nobody", () => createUnsubscribeToken("", "guessed")],
      ["of dots", () => ".."],
    ];

  it.each(forgeries)("%s is refused, and nobody is unsubscribed", async (_, forge) => {
    const [own, victim] = [await reader(), await reader()];
    const token = forge(own, victim.id);
    expect((await stop(token)).status).toBe(404);
    const shown = await api.request(
      `/api/v1/newsletter-subscriptions/${encodeURIComponent(token)}`,
    );
    expect(shown.status).toBe(404);
    expect((await profileOf(own.id)).news_mail).toBe(true);
    expect((await profileOf(victim.id)).news_mail).toBe(true);
  });

  it.each([["x".repeat(201)], [["a"]], [{ $ne: "" }], [null], [1], ["\0"]])(
    "%j is no token at all",
    async (token) => {
      expect((await stop(token)).status).toBe(400);
    },
  );
});
