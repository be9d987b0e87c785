import { venueTimeZone } from "@takujo/contracts/venue-time";
import { afterAll, describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { messagesByLocale } from "./messages.ts";
import { messageOf, setSiteFacts, siteFacts, withSiteFacts } from "./site-facts.ts";
import { wordsOf } from "./words-of.ts";

const before = siteFacts();
afterAll(() => setSiteFacts(before));

const nowhere = { ja: "", en: "" };
const callIt = (name: { ja: string; en: string }) => setSiteFacts({ ...before, name });

const namesIn = (locale: "ja" | "en", name: { ja: string; en: string }) => {
  const messages = { name: "%site%", both: "%sites%", word: "%wordmark%", small: "%latin%" };
  return withSiteFacts(compileMessages(messages), { name, address: nowhere }, locale);
};

/** The text of a message, by its path. */
const messageAt = (messages: object, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], messages);

describe("the organizer's texts", () => {
  const name = { ja: "盤の森", en: "Board Forest" };
  const said = (facts: object, locale: "ja" | "en") =>
    withSiteFacts(
      compileMessages(messagesByLocale[locale]),
      { name, address: nowhere, ...facts },
      locale,
    );

  it("each stand in place of a message that there is", () => {
    for (const path of Object.values(messageOf).flatMap((part) => Object.values(part).flat())) {
      for (const locale of ["ja", "en"] as const) {
        expect(messageAt(messagesByLocale[locale], path), path).toBeTypeOf("string");
      }
    }
  });

  it("appear in their own language, and the other one has the neutral text", () => {
    const texts = { tagline: { ja: "一人でも。", en: "" } };
    expect(messageAt(said({ texts }, "ja"), "commons.site.tagline")).toBe("一人でも。");
    expect(messageAt(said({ texts }, "en"), "commons.site.tagline")).toBe(
      messagesByLocale.en.commons.site.tagline,
    );
  });

  it.each(["{day}", "<b>", "'{", "%site%", "$&"])("are taken literally: %s", (strange) => {
    const first = { payment: { ja: strange, en: "" } };
    const messages = said({ first }, "ja");
    expect(messageAt(messages, "firstVisit.cost.payBy")).toBe(strange);
    expect(messageAt(messages, "event.payBy")).toBe(strange);
  });

  it("in headings break where the organizer breaks them, and elsewhere stay as they are", () => {
    const texts = {
      homeHeading: { ja: "一行目\n<br></br>", en: "" },
      story: { ja: "一\n\n二", en: "" },
    };
    const messages = said({ texts }, "ja");
    expect(messageAt(messages, "home.hero.heading")).toEqual(["一行目", ["br", ""], "<br></br>"]);
    expect(messageAt(messages, "about.origin.story")).toBe("一\n\n二");
  });
});

describe("a time zone that this program does not know", () => {
  it("leaves the standard one", () => {
    setSiteFacts({ ...before, timeZone: "Asia/Edo" });
    expect(venueTimeZone()).toBe("Asia/Tokyo");
    setSiteFacts({ ...before, timeZone: "Europe/London" });
    expect(venueTimeZone()).toBe("Europe/London");
    setSiteFacts(before);
  });
});

describe("the site's name in texts", () => {
  it("is that of the language, alone or with the other", () => {
    const name = { ja: "盤の森", en: "Board Forest" };
    expect(namesIn("ja", name)).toEqual({
      name: "盤の森",
      both: "盤の森 Board Forest",
      word: "盤の森",
      small: "",
    });
    expect(namesIn("en", name)).toEqual({
      name: "Board Forest",
      both: "Board Forest 盤の森",
      word: "Board Forest",
      small: "",
    });
  });

  it("appears once if it is the same in both languages", () => {
    const name = { ja: "Meeple", en: "Meeple" };
    for (const locale of ["ja", "en"] as const) {
      expect(namesIn(locale, name)).toEqual({
        name: "Meeple",
        both: "Meeple",
        word: "Meeple",
        small: "",
      });
    }
  });

  it("is drawn if the wordmark spells it", () => {
    const name = { ja: "卓上", en: "Takujo" };
    expect(namesIn("ja", name)).toMatchObject({ word: "", small: "Takujo" });
    expect(namesIn("en", name)).toMatchObject({ word: "", small: "Takujo" });
  });

  it.each(["{day}", "<b>", "'{", "%site%", "$&", "a|b"])("is taken literally: %s", (strange) => {
    callIt({ ja: strange, en: strange });
    const t = wordsOf("reservationMail")("ja");
    const subject = t("reservationMail.confirmed.subject", { day: "11月14日", title: "花札の夜" });
    expect(subject).toBe(`【${strange}】予約を確定しました（11月14日 花札の夜）`);
  });

  it("leaves no mark in any text, and changes with the name", () => {
    for (const locale of ["ja", "en"] as const) {
      const filled = JSON.stringify(
        withSiteFacts(
          compileMessages(messagesByLocale[locale]),
          { name: { ja: "甲", en: "A" }, address: nowhere },
          locale,
        ),
      );
      expect(filled).not.toMatch(/%\w+%/);
    }
    const words = wordsOf("mail");
    callIt({ ja: "甲", en: "A" });
    expect(words("en")("mail.brand")).toBe("A 甲");
    callIt({ ja: "乙", en: "B" });
    expect(words("en")("mail.brand")).toBe("B 乙");
  });

  it("appears with the address where a mail names the venue", () => {
    const name = { ja: "盤の森", en: "Board Forest" };
    const place = () => [wordsOf("mail")("ja")("mail.place"), wordsOf("mail")("en")("mail.place")];
    setSiteFacts({ ...before, name, address: { ja: "東京都{1}", en: "1 Tokyo" } });
    expect(place()).toEqual(["盤の森（東京都{1}）", "Board Forest (1 Tokyo)"]);
    setSiteFacts({ ...before, name, address: { ja: "東京都1", en: "" } });
    expect(place()).toEqual(["盤の森（東京都1）", "Board Forest (東京都1)"]);
    setSiteFacts({ ...before, name, address: nowhere });
    expect(place()).toEqual(["盤の森", "Board Forest"]);
  });
});
