import { describe, expect, it } from "vitest";
import { reservationLinks } from "./reservation-links.ts";

const reservation = { id: "7", locale: "en", event: { slug: "spring-night" } } as const;
const links = (hasAccount: boolean) =>
  reservationLinks("https://takujo.example", { ...reservation, hasAccount });

describe("what a mail about a reservation links to", () => {
  it("is, for other choices, the page that has them all, in the language of the mail", () => {
    expect(links(true).settings).toBe("https://takujo.example/en/user/notification");
  });

  it("is nothing to set for a party without an account", () => {
    expect(links(false).settings).toBeUndefined();
  });
});
