import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { findMailedReservation } from "./find-mailed-reservation.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);

async function reserved(
  event: Parameters<typeof createEvent>[1],
  person: Parameters<typeof player>[0] = {},
) {
  const { id: eventId } = await createEvent(db, event);
  const guest = await player(person);
  const { id } = await guest.hold(await session({ eventId }), 2);
  await guest.confirm(id, { guests: [{ nickname: "はるか" }] });
  return { id, eventId, guest };
}

describe("what a mail contains about a reservation", () => {
  it("is in the person's language, or in the one that is asked for", async () => {
    const { id, guest } = await reserved(
      { title: "花札の夜", english: { title: "Hanafuda night" } },
      { locale: "en" },
    );
    expect(await findMailedReservation(db, id)).toMatchObject({
      locale: "en",
      email: guest.email,
      name: "森野 ことり",
      event: { title: "Hanafuda night", room: "Doma" },
      session: { name: "Afternoon" },
      venue: { address: "鍛冶町1-1, 千代田区, 東京都 101-0044" },
      guests: ["はるか"],
      wasConfirmed: true,
      isLate: false,
      organizerReason: null,
    });
    const inJapanese = await findMailedReservation(db, id, "ja");
    expect(inJapanese).toMatchObject({
      locale: "ja",
      event: { title: "花札の夜" },
      venue: { address: "〒101-0044 東京都千代田区鍛冶町1-1" },
    });
  });

  it("is in Japanese as a whole where there is nothing else", async () => {
    const { id } = await reserved(
      { title: "花札の夜", notice: "雨のため。", english: null },
      { locale: "en" },
    );
    const { event } = (await findMailedReservation(db, id)) ?? {};
    expect(event).toMatchObject({ title: "花札の夜", room: "1F 土間", notice: "雨のため。" });
  });

  it("has no notice in a language in which none was given", async () => {
    const { id, eventId } = await reserved({ notice: "雨のため。" }, { locale: "en" });
    await db
      .updateTable("event_text")
      .set({ notice: null })
      .where("event_id", "=", eventId)
      .where("locale", "=", "en")
      .execute();
    expect((await findMailedReservation(db, id))?.event.notice).toBeNull();
  });
});
