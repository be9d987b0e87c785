import {
  type MailedReservation,
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import type { ReservationMailInput } from "../reservation/mail-draft.ts";

const at = (time: string) => new Date(`${time}+09:00`);

const texts = {
  ja: {
    event: { title: "春の重量級ナイト", room: "2F 広間" },
    cancellation: "**前日の22:00まで**は無料です。\n\nくわしくは[決めかた](/news/policy)を。",
    notice: "酒蔵からの到着が遅れるためです。",
    session: "昼の部",
    venue: { name: "卓上ハウス 神田", address: "〒101-0045 東京都千代田区鍛冶町2-4-8" },
    access: "神田駅の**北口**から歩いて4分です。\n\n自転車は裏手へ。",
  },
  en: {
    event: { title: "Spring heavyweights", room: "Upstairs hall" },
    cancellation: "Free until **22:00 the day before**.\n\nSee [how we decide](/news/policy).",
    notice: "The sake arrives late.",
    session: "Afternoon",
    venue: { name: "Takujo House Kanda", address: "2-4-8 Kajicho, Chiyoda-ku, Tokyo" },
    access: "Four minutes from the **north exit**.\n\nBicycles go behind the house.",
  },
};

/** Values that differ from those of a mail about seats. */
const differing: Partial<Record<ReservationMailKind, Partial<MailedReservation>>> = {
  waiting: { position: 3, wantedSeats: 2, minSeats: 2 },
  offer: { wantedSeats: 2 },
  "table-approved": { wantedSeats: 1 },
};

/** Input for a mail of this kind; a test sets only what matters to it. */
export function createMailInput(
  kind: ReservationMailKind,
  locale: Locale,
  changes: Partial<MailedReservation> = {},
): ReservationMailInput {
  const { event, cancellation, notice, session, venue, access } = texts[locale];
  const { trueIn, until } = mailFacts(kind);
  return {
    reservation: {
      id: "7f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d",
      code: "7K2M49XQ",
      state: trueIn[0],
      seats: 2,
      sum: 5600,
      wantedSeats: null,
      minSeats: null,
      position: null,
      version: 3,
      email: "kotori@example.jp",
      hasAccount: true,
      locale,
      name: "森野 ことり",
      nickname: "ことり",
      event: {
        ...event,
        slug: "spring-night",
        fee: 2800,
        doorsAt: at("2026-11-14T12:40"),
        cancellation,
        notice,
      },
      session: {
        kind: "table",
        letter: "い",
        name: session,
        startsAt: at("2026-11-14T13:00"),
        endsAt: at("2026-11-14T17:00"),
        changeDeadline: at("2026-11-13T22:00"),
        decisionDeadline: at("2026-11-12T20:00"),
      },
      venue: { ...venue, access },
      expiresAt: until === "expiry" ? at("2026-11-10T09:20") : null,
      isLate: false,
      organizerReason: null,
      wasConfirmed: kind !== "waiting" && kind !== "offer" && kind !== "lapsed",
      guests: ["はるか", ""],
      wants: { reminder: true, waitlist: true, thanks: true },
      ...differing[kind],
      ...changes,
    },
    links: {
      detail: "https://takujo.example/detail",
      offer: "https://takujo.example/offer",
      event: "https://takujo.example/event/spring-night",
      events: "https://takujo.example/event",
      settings: "https://takujo.example/user/notification",
      after: "https://takujo.example/after",
      checkIn: "https://takujo.example/admin/check-in?code=7K2M49XQ",
      remind: {
        coming: "https://takujo.example/answer?token=x&answer=coming",
        cancel: "https://takujo.example/answer?token=x&answer=cancel",
      },
    },
    replyTo: "desk@takujo.example",
    now: kind === "reminder" ? at("2026-11-13T19:00") : at("2026-11-08T12:00"),
  };
}
