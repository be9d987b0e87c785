import { venueAddress } from "@takujo/contracts/content/venue-address";
import { createVenue } from "@takujo/db/testing/create-venue";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { venueAddress as inSql } from "./queries.ts";

const { db } = await createTestDatabase();

const kobe = {
  postalCode: "650-0021",
  region: "兵庫県",
  locality: "神戸市中央区",
  street: "三宮町1-1",
};
const mitte = {
  postalCode: "10119",
  region: "Berlin",
  locality: "Berlin-Mitte",
  street: "Torstraße 12",
};

it.each([
  ["ja", kobe, "〒650-0021 兵庫県神戸市中央区三宮町1-1"],
  ["en", kobe, "三宮町1-1, 神戸市中央区, 兵庫県 650-0021"],
  ["ja", mitte, "Torstraße 12, Berlin-Mitte, Berlin 10119"],
  ["en", mitte, "Torstraße 12, Berlin-Mitte, Berlin 10119"],
  ["ja", { ...mitte, locality: "Berlin" }, "Torstraße 12, Berlin 10119"],
  ["ja", { ...mitte, region: "" }, "Torstraße 12, Berlin-Mitte 10119"],
] as const)(
  "an address in %s is in the order of its country, on pages and in mails: %o",
  async (locale, place, address) => {
    expect(venueAddress({ locale, ...place })).toBe(address);
    const { id } = await createVenue(db);
    const { postalCode, ...words } = place;
    await db.updateTable("venue").set({ postal_code: postalCode }).where("id", "=", id).execute();
    await db.updateTable("venue_text").set(words).where("venue_id", "=", id).execute();
    const stored = await db
      .selectFrom("venue")
      .innerJoin("venue_text", "venue_text.venue_id", "venue.id")
      .where("venue.id", "=", id)
      .where("venue_text.locale", "=", locale)
      .select(inSql.as("address"))
      .executeTakeFirst();
    expect(stored).toEqual({ address });
  },
);
