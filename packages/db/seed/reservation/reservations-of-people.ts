import type { ReservationSeed } from "./reservation-seed.ts";

const kotori = {
  email: "kotori@example.jp",
  name: "森野 ことり",
  kana: "もりの ことり",
  phone: "090-1234-5678",
  nickname: "ことり",
};
const rin = {
  email: "rin@example.jp",
  name: "中村 りん",
  kana: "なかむら りん",
  phone: "090-0000-2001",
  nickname: "りん",
};
const umi = {
  email: "umi@example.jp",
  name: "海老原 うみ",
  kana: "えびはら うみ",
  phone: "090-0000-2002",
  nickname: "うみ",
};
const daniel = {
  email: "daniel@example.com",
  name: "Daniel Okafor",
  kana: "だにえる おかふぉー",
  phone: "090-0000-2003",
  nickname: "Dan",
};
const aoi = {
  email: "aoi@example.jp",
  name: "葵 まこと",
  kana: "あおい まこと",
  phone: "090-0000-2006",
  nickname: "あおい",
};
const hinata = {
  email: "hinata@example.jp",
  name: "日向 そら",
  kana: "ひなた そら",
  phone: "090-0000-2004",
  nickname: "ひなた",
};
const mei = {
  email: "mei@example.com",
  name: "Mei Tanaka-Lindqvist",
  kana: "めい たなか りんどくゔぃすと",
  phone: "090-0000-2005",
  nickname: "Mei",
};
const alone = { seats: 1, guests: [] };
const haru = { nickname: "はる", language: "ja" } as const;

/** By event, hour and letter of the table, in order of arrival. */
const reservations: Record<string, ReservationSeed[]> = {
  "heavyweight-day-grand-canal 13:00 い": [
    {
      ...kotori,
      code: "7K2M49XQ",
      state: "confirmed",
      seats: 2,
      guests: [haru],
      bookedDaysBefore: 6,
      answers: { experience: "few" },
      note: "ふたりとも、重いゲームはひさしぶりです。",
      showsName: true,
    },
  ],
  "heavyweight-day-grand-canal 13:00 に": [
    {
      ...{ ...daniel, ...alone, state: "confirmed", bookedDaysBefore: 8 },
      ...{ answers: { experience: "often" }, showsName: true, seeksMore: true },
    },
  ],
  "heavyweight-day-grand-canal 17:40 い": [
    {
      ...{ ...rin, ...alone, state: "confirmed", bookedDaysBefore: 7 },
      ...{ answers: { experience: "few" }, showsName: true },
    },
  ],
  "hidden-roles-night 19:00 い": [
    {
      ...kotori,
      code: "R4NT8W6H",
      state: "confirmed",
      seats: 3,
      guests: [{ nickname: aoi.nickname, language: "ja" }],
      bookedDaysBefore: 2,
      showsName: true,
    },
  ],
  "house-of-rain-escape 14:00 ろ": [
    { ...rin, ...alone, state: "confirmed", bookedDaysBefore: 9, showsName: true },
    { ...kotori, ...alone, state: "confirmed", bookedDaysBefore: 4 },
  ],
  "new-games-day-vol-12 13:00": [
    {
      ...kotori,
      state: "offered",
      seats: 2,
      guests: [haru],
      bookedDaysBefore: 5,
    },
    { ...daniel, ...alone, state: "waiting", bookedDaysBefore: 4 },
    { ...mei, state: "waiting", seats: 3, minSeats: 2, guests: [], bookedDaysBefore: 3 },
  ],
  "mountain-and-journey 16:00 ろ": [
    { ...rin, ...alone, state: "waiting", bookedDaysBefore: 6 },
    { ...umi, state: "waiting", seats: 2, guests: [], bookedDaysBefore: 5 },
    { ...kotori, ...alone, state: "waiting", bookedDaysBefore: 3 },
    { ...hinata, ...alone, state: "waiting", bookedDaysBefore: 2 },
  ],
  "mountain-and-journey 16:00 は": [
    { ...kotori, ...alone, state: "called-off", bookedDaysBefore: 8 },
  ],
  "six-merchants-afternoon 13:00 い": [
    { ...kotori, state: "attended", seats: 2, guests: [haru], bookedDaysBefore: 12 },
    { ...daniel, ...alone, state: "attended", bookedDaysBefore: 7 },
  ],
  "two-player-night-trading-flowers 18:30": [
    { ...kotori, state: "cancelled", seats: 2, guests: [haru], bookedDaysBefore: 10 },
  ],
  "hanafuda-and-sake-moon 19:00": [
    { ...kotori, ...alone, state: "expired", bookedDaysBefore: 3 },
    { ...mei, ...alone, state: "attended", bookedDaysBefore: 15 },
  ],
  "heavyweight-day-ironworks 13:00 い": [
    { ...kotori, ...alone, state: "lapsed", bookedDaysBefore: 11 },
  ],
  "heavyweight-day-ironworks 13:00 ろ": [
    { ...rin, ...alone, state: "attended", bookedDaysBefore: 10 },
    { ...kotori, ...alone, state: "attended", bookedDaysBefore: 9 },
  ],
  "english-table-tide-pool 19:00": [
    { ...daniel, ...alone, state: "attended", bookedDaysBefore: 14 },
    { ...kotori, ...alone, state: "attended", bookedDaysBefore: 5 },
  ],
  "night-trains-and-snow 14:00 い": [
    { ...kotori, ...alone, state: "called-off", bookedDaysBefore: 13 },
  ],
  "new-games-day-vol-11 13:00": [{ ...kotori, ...alone, state: "no-show", bookedDaysBefore: 6 }],
  "tea-road-evening 19:00 い": [
    { ...kotori, ...alone, state: "attended", bookedDaysBefore: 6 },
    { ...mei, ...alone, state: "attended", bookedDaysBefore: 4 },
  ],
  "tea-road-evening 19:00 ろ": [{ ...aoi, ...alone, state: "attended", bookedDaysBefore: 5 }],
};

export const placeOf = (event: string, from: string, letter?: string): string =>
  [event, from, letter].filter(Boolean).join(" ");

export const reservationsAt = (place: string): ReservationSeed[] => reservations[place] ?? [];

/** All places used, so that a test can find one that no event has. */
export const placesOfPeople = Object.keys(reservations);
