import {
  type MailedChange,
  type MailedReservation,
  type ReservationMailKind,
  reservationMailKinds,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { locales } from "@takujo/contracts/locale";
import { describe, expect, it } from "vitest";
import { createMailInput } from "../testing/create-mail-input.ts";
import { reservationMail } from "./reservation-mail.ts";

type FactName = "code" | "when" | "fee" | "deadline";

/** The facts that each must contain, and the targets of its buttons. */
const contents: Partial<Record<ReservationMailKind, [FactName[], string[]]>> = {
  confirmed: [["code", "when", "fee", "deadline"], ["/detail"]],
  changed: [["code", "when", "fee", "deadline"], ["/detail"]],
  cancelled: [["code", "when"], ["/event"]],
  waiting: [["when"], ["/detail"]],
  offer: [["when", "fee", "deadline"], ["/offer"]],
  "table-approved": [["when", "fee"], ["/offer"]],
  lapsed: [["when"], ["/event/spring-night"]],
  reminder: [
    ["code", "when", "fee", "deadline"],
    ["answer=coming", "answer=cancel", "/detail"],
  ],
  "event-changed": [["code", "when"], ["/detail"]],
  "event-cancelled": [["code", "when"], ["/event"]],
  "table-called-off": [["code", "when"], ["/event/spring-night"]],
  "table-goes-ahead": [["code", "when", "fee", "deadline"], ["/detail"]],
  thanks: [["when"], ["/after", "/user/notification"]],
};
const every = reservationMailKinds.flatMap((kind) => {
  const [facts, ways] = contents[kind] ?? [["when" as const], []];
  return locales.map((locale) => ({ kind, locale, facts, ways }));
});
const told = {
  ja: {
    code: "7K2M-49XQ",
    when: "2026年11月14日(土) 13:00〜17:00",
    fee: "¥5,600（当日払い）",
    deadline: "11月13日(金) 22:00",
  },
  en: {
    code: "7K2M-49XQ",
    when: "Sat, 14 Nov 2026, 13:00–17:00 JST",
    fee: "¥5,600, at the door",
    deadline: "Fri, 13 Nov, 22:00 JST",
  },
};

const write = (
  kind: ReservationMailKind,
  locale: "ja" | "en" = "ja",
  changes: Partial<MailedReservation> = {},
) => reservationMail(kind, createMailInput(kind, locale, changes));

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The only image: it travels with the mail. */
const ticketImage = /<img src="cid:ticket-qr" [^<>]*>/;

/** The visible text of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>|<[^>]*>/gs, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? "");

describe.each(every)("the mail $kind in $locale", ({ kind, locale, facts, ways }) => {
  const { subject, text, html } = write(kind, locale);

  it("tells what it is about, to one person by name", () => {
    for (const fact of facts) {
      expect(text).toContain(told[locale][fact]);
      expect(seen(html)).toContain(told[locale][fact]);
    }
    expect(text).toContain(locale === "ja" ? "森野 ことり 様" : "Dear 森野 ことり,");
    expect(html).toContain(`<html lang="${locale}">`);
    for (const way of ways) {
      expect(text).toContain(way);
      expect(html.replaceAll("&amp;", "&")).toMatch(new RegExp(`<a href="[^"]*${way}"`));
    }
  });

  it("has every word, in its own language", () => {
    for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, "")]) {
      expect(part).not.toMatch(/undefined|null|NaN|Invalid|[{}]|reservationMail\.|\[object/);
    }
    if (locale === "ja") return;
    expect(`${subject}${text}`.replaceAll(/い|卓上|森野 ことり|はるか/g, "")).not.toMatch(
      /[\u3040-\u30ff\u4e00-\u9fff]/,
    );
  });

  it("says the same with markup and without", () => {
    const read = seen(html).replaceAll(/\s+/g, "");
    const lines = text.split("\n").filter((line) => !/^-*$|^https:/.test(line));
    for (const line of lines) {
      const [, detail = line] = /^[^:：]{1,16}: (.*)$/.exec(line) ?? [];
      expect(read).toContain(detail.replaceAll(/\s+/g, ""));
    }
  });

  it("loads nothing and leads nowhere else", () => {
    const withoutTicket = html.replace(ticketImage, "");
    expect(withoutTicket).not.toMatch(/<img|<script|<link|url\(|src=/i);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\/takujo\.example\//);
    }
  });

  it("shows as text what an organizer or a guest typed", () => {
    const hostile = `<script>alert(1)</script><img src=x onerror="a('b')">{name}`;
    const { reservation } = createMailInput(kind, locale);
    const mail = write(kind, locale, {
      name: hostile,
      guests: [hostile],
      event: { ...reservation.event, title: hostile, room: hostile, notice: hostile },
      session: { ...reservation.session, name: hostile },
      venue: { name: hostile, address: hostile, access: hostile },
    });
    expect(mail.html.replace(ticketImage, "")).not.toMatch(/<script|<img/);
    expect(seen(mail.html)).toContain(hostile);
    expect(mail.text).toContain(hostile);
  });
});

describe("a mail about seats", () => {
  it("greets nobody without a name", () => {
    const { text, html } = write("confirmed", "ja", { name: "" });
    expect(text.startsWith("予約が完了しました。")).toBe(true);
    expect(html).not.toContain("様");
  });

  it("says that a table is not certain yet, until it is decided", () => {
    expect(write("confirmed").text).toContain("11月12日(木) 20:00 に開催が決まります");
    const { session } = createMailInput("confirmed", "ja").reservation;
    const decided = { ...session, decisionDeadline: new Date("2026-11-01T20:00+09:00") };
    expect(write("confirmed", "ja", { session: decided }).text).not.toContain("開催が決まります");
  });

  it("promises nothing free of charge after the deadline", () => {
    const { session } = createMailInput("confirmed", "ja").reservation;
    const over = { ...session, changeDeadline: new Date("2026-11-01T20:00+09:00") };
    for (const kind of ["confirmed", "offer", "reminder"] as const) {
      expect(write(kind, "ja", { session: over }).text).not.toContain("11月1日(日) 20:00 まで");
    }
  });

  it("says of a session without a table what it is called, and of what is free that it is", () => {
    const { session } = createMailInput("confirmed", "ja").reservation;
    const { text } = write("confirmed", "ja", {
      sum: 0,
      session: { ...session, kind: "general", letter: null },
    });
    expect(text).toContain("席: 昼の部・2席");
    expect(text).toContain("お支払い: 無料");
  });
});

describe("a cancellation", () => {
  it("in time costs nothing", () => {
    const { text } = write("cancelled");
    expect(text).toContain("お支払いはありません");
    expect(text).not.toContain("期限をすぎて");
  });

  it("that was late says so, with the event's own policy", () => {
    const { text } = write("cancelled", "ja", { isLate: true });
    expect(text).toContain("11月13日(金) 22:00 の期限をすぎてから");
    expect(text).toContain("前日の22:00までは無料です。\nくわしくは決めかたを。");
    expect(text).not.toContain("お支払いはありません");
  });
});

describe("a cancellation by the organizer", () => {
  const organizerReason = "机がこわれました。";

  it("says why, thanks nobody for it, and costs nothing", () => {
    const { text } = write("cancelled", "ja", { organizerReason });
    expect(text).toContain("理由: 机がこわれました。");
    expect(text).toContain("お支払いはありません");
    expect(text).not.toContain("お知らせくださり");
    const english = write("cancelled", "en", { organizerReason }).text;
    expect(english).toContain("Why: 机がこわれました。");
    expect(english).not.toContain("Thank you for letting us know");
  });
});

describe("a mail to those who wait", () => {
  it("tells the place in line and what they asked for", () => {
    const { text } = write("waiting", "ja", { wantedSeats: 4, minSeats: 2 });
    expect(text).toContain("いまの順番: 3番目");
    expect(text).toContain("ご希望: 4席（2席からでも）");
    expect(write("waiting", "en").text).toContain("You asked for: 2 seats together");
  });

  it("offers seats until a certain moment, and says when they are fewer than asked for", () => {
    const { subject, text } = write("offer");
    expect(subject).toBe("【卓上】席があきました。11月10日(火) 09:20 までにお返事ください");
    expect(text).toContain("お返事の期限: 11月10日(火) 09:20");
    expect(text).toContain("お待ちいただいた2席を");
    expect(write("offer", "ja", { wantedSeats: 3 }).text).toContain("ご希望の3席のうち、2席を");
    expect(write("offer", "en", { seats: 1, wantedSeats: 1 }).text).toContain("Take the seat\n");
  });

  it("says of a changed event that their place in the queue stays, not seats that they do not have", () => {
    const { text } = write("event-changed", "ja", { state: "waiting" });
    expect(text).toContain("順番はそのままです");
    expect(text).not.toContain("席はそのまま");
  });
});

describe("a reminder", () => {
  it("speaks of tomorrow only when it is", () => {
    expect(write("reminder").subject).toContain("明日 13:00 から");
    const input = createMailInput("reminder", "ja");
    const late = reservationMail("reminder", {
      ...input,
      now: new Date("2026-11-14T08:00+09:00"),
    });
    expect(`${late.subject}${late.text}`).not.toContain("明日");
    expect(late.subject).toContain("11月14日(土) 13:00 から");
  });

  it("tells the way", () => {
    expect(write("reminder").text).toContain("神田駅の北口から歩いて4分です。");
  });
});

describe("the ticket in a mail", () => {
  it("travels with the mails that are shown at the door, and with no other", () => {
    for (const { kind, locale } of every) {
      const { html, images = [] } = write(kind, locale);
      const isShown = kind === "confirmed" || kind === "reminder";
      expect(images.map(({ id, fileName }) => [id, fileName])).toEqual(
        isShown ? [["ticket-qr", "takujo-7K2M-49XQ.png"]] : [],
      );
      expect(ticketImage.test(html)).toBe(isShown);
    }
  });
});

describe("the mail of a change", () => {
  const { session, event, venue } = createMailInput("changed", "ja").reservation;
  const changedFrom = (change: Partial<MailedChange>) =>
    reservationMail("changed", {
      ...createMailInput("changed", "ja"),
      change: { seats: 2, sum: 5600, session, event, venue: venue.name, fields: [], ...change },
    });

  it("says what it was and what it is", () => {
    const { text, html } = changedFrom({
      seats: 3,
      sum: 8400,
      session: { ...session, letter: "ろ" },
      fields: ["guests", "note"],
    });
    for (const line of [
      "ろ卓（昼の部）・3席 → い卓（昼の部）・2席",
      "¥8,400（当日払い） → ¥5,600（当日払い）",
      "いっしょに来る方、メモ",
    ]) {
      expect(text).toContain(line);
      expect(seen(html)).toContain(line);
    }
    expect(text).not.toContain("13:00〜17:00 →");
  });

  it("names the other night, its place and its fee after a move there", () => {
    const { text } = changedFrom({
      session: {
        ...session,
        startsAt: new Date("2026-11-07T04:00Z"),
        endsAt: new Date("2026-11-07T08:00Z"),
      },
      event: { title: "花札の夜", room: "2F" },
      sum: 0,
      venue: "谷中の家",
    });
    for (const line of [
      `花札の夜 → ${event.title}`,
      "2026年11月7日(土) 13:00〜17:00 → 2026年11月14日(土) 13:00〜17:00",
      "谷中の家",
      "無料 → ¥5,600（当日払い）",
    ]) {
      expect(text).toContain(line);
    }
  });

  it("repeats nothing where nothing is different or nothing is known", () => {
    expect(changedFrom({}).text).not.toContain("→");
    expect(write("changed").text).not.toContain("→");
  });
});
