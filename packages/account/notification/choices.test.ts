import type { NotificationChoices } from "@takujo/contracts/account/notification";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const choicesOf = async (person: Person) =>
  (await (await person.call("GET", "/notification-choices")).json()) as NotificationChoices;

async function change(person: Person, changed: Partial<NotificationChoices>) {
  const { isNewsMailStopped: _, ...choices } = await choicesOf(person);
  return person.call("PUT", "/notification-choices", { ...choices, ...changed });
}

describe("the choices of notifications", () => {
  it("begin with reminders and without newsletters", async () => {
    expect(await choicesOf(await signedIn())).toMatchObject({
      ...{ reminderMail: true, waitlistMail: true, newsMail: false },
      ...{ isNewsMailStopped: false, version: 1 },
    });
  });

  it("remember since when newsletters are wanted, or no longer", async () => {
    const person = await signedIn();
    const since = async () =>
      (
        await db
          .selectFrom("profile")
          .select("news_mail_at")
          .where("user_id", "=", person.id)
          .executeTakeFirstOrThrow()
      ).news_mail_at?.getTime();
    await change(person, {});
    expect(await since()).toBeUndefined();
    await change(person, { newsMail: true });
    const agreed = await since();
    expect(agreed).toBeGreaterThan(Date.now() - 60_000);
    await change(person, { newsMail: true });
    expect(await since()).toBe(agreed);
    await change(person, { newsMail: false });
    expect(await since()).toBeGreaterThan(agreed ?? 0);
  });

  it("say that newsletters are paused while mails come back, until the address is another", async () => {
    const person = await signedIn();
    const bounced = { bounced_at: new Date(), soft_bounces: 3 };
    await db.updateTable("profile").set(bounced).where("user_id", "=", person.id).execute();
    expect((await choicesOf(person)).isNewsMailStopped).toBe(true);
    const email = (to: string) =>
      db.updateTable("user").set({ email: to }).where("id", "=", person.id).execute();
    await email(person.email);
    expect((await choicesOf(person)).isNewsMailStopped).toBe(true);
    await email(`new-${person.email}`);
    expect((await choicesOf(person)).isNewsMailStopped).toBe(false);
  });

  it("are refused where they are no choices, and after another change", async () => {
    const person = await signedIn();
    const wrong = await change(person, { reminderMail: "yes" as never });
    expect(wrong.status).toBe(400);
    expect((await change(person, { version: 7 })).status).toBe(409);
    expect((await choicesOf(person)).version).toBe(1);
  });
});
