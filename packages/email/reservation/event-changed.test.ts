import { describe, expect, it } from "vitest";
import { createMailInput } from "../testing/create-mail-input.ts";
import { reservationMail } from "./reservation-mail.ts";

const at = (time: string) => new Date(`${time}+09:00`);
const hours = { startsAt: at("2026-11-14T12:00"), endsAt: at("2026-11-14T16:00") };
const now = { startsAt: at("2026-11-14T13:00"), endsAt: at("2026-11-14T17:00") };
const remind = { coming: "https://takujo.example/yes", cancel: "https://takujo.example/no" };

function write(
  former: Parameters<typeof reservationMail>[1]["former"],
  state: "confirmed" | "waiting" = "confirmed",
  locale: "ja" | "en" = "ja",
) {
  const input = createMailInput("event-changed", locale, { state });
  return reservationMail("event-changed", {
    ...input,
    former,
    links: { ...input.links, remind },
  });
}

describe("the mail about a moved event", () => {
  it("tells the former and the new hours, the reason, and asks with two buttons", () => {
    const { subject, text, html } = write({ ...hours, venue: "卓上ハウス 神田" });
    expect(subject).toContain("日時が変わりました");
    for (const words of [
      "2026年11月14日(土) 12:00〜16:00",
      "2026年11月14日(土) 13:00〜17:00",
      "酒蔵からの到着が遅れるためです。",
      "このまま参加する",
      "キャンセルする",
      remind.coming,
      remind.cancel,
    ]) {
      expect(text).toContain(words);
    }
    for (const words of ["12:00〜16:00", "<s", remind.coming, remind.cancel]) {
      expect(html).toContain(words);
    }
  });

  it("says which of hours and place changed", () => {
    expect(write({ ...now, venue: "本の家" }).subject).toContain("会場が変わりました");
    expect(write({ ...now, venue: "本の家" }).text).toContain("本の家");
    expect(write({ ...hours, venue: "本の家" }).subject).toContain("日時と会場が変わりました");
    expect(write(undefined).subject).toContain("日時か会場が変わりました");
    const english = write({ ...hours, venue: "Takujo House Kanda" }, "confirmed", "en");
    expect(english.subject).toContain("a new time");
    expect(english.text).toContain("Sat, 14 Nov 2026, 12:00–16:00 JST");
  });

  it("asks nobody who only waits", () => {
    const { text } = write({ ...hours, venue: null }, "waiting");
    expect(text).not.toContain(remind.coming);
    expect(text).toContain("順番はそのままです");
  });
});
