import { about as aboutEn } from "@takujo/i18n/messages/en/about";
import { firstVisit as firstVisitEn } from "@takujo/i18n/messages/en/first-visit";
import { line as lineEn } from "@takujo/i18n/messages/en/line";
import { about as aboutJa } from "@takujo/i18n/messages/ja/about";
import { firstVisit as firstVisitJa } from "@takujo/i18n/messages/ja/first-visit";
import { line as lineJa } from "@takujo/i18n/messages/ja/line";
import { describe, expect, it } from "vitest";
import { articleSeeds } from "./article/index.ts";
import { boardGameSeeds } from "./board-game/index.ts";
import { characterSeeds } from "./character.ts";
import type { EventSeed } from "./event/event-seed.ts";
import { eventSeeds } from "./event/index.ts";
import { faqSeeds } from "./faq/index.ts";
import { newsSeeds } from "./news/index.ts";
import { siteSeed } from "./site.ts";
import { staffSeeds } from "./staff.ts";
import { venueSeeds } from "./venue.ts";

// Events are dated from the day of seeding, so what texts say of days and numbers is compared with the events themselves.

const weekdayLetters = "月火水木金土日";
const weekdayNames = ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"];

const texts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(texts);

const everything = [
  ...[eventSeeds, newsSeeds, articleSeeds, faqSeeds, staffSeeds, characterSeeds, venueSeeds]
    .flat()
    .map(({ slug, text }) => ({ of: slug, all: texts(text) })),
  { of: "about", all: texts([aboutJa, aboutEn]) },
  { of: "first-visit", all: texts([firstVisitJa, firstVisitEn]) },
  { of: "the house", all: texts(siteSeed) },
  { of: "line", all: texts([lineJa, lineEn]) },
];
const sentences = everything.flatMap(({ of, all }) =>
  all.flatMap((text) => text.split(/[。\n]|[.!?] /).map((sentence) => ({ of, sentence }))),
);

/** 水曜 is 3, Wednesday too. */
function weekdaysIn(text: string): number[] {
  const japanese = [...text.matchAll(/([月火水木金土日])曜/g)].map(
    ([, letter = ""]) => weekdayLetters.indexOf(letter) + 1,
  );
  const english = weekdayNames.flatMap((name, at) => (text.includes(`${name}day`) ? [at + 1] : []));
  return [...japanese, ...english];
}

const eventOf = (slug: string) => eventSeeds.find((event) => event.slug === slug) as EventSeed;

/** By what texts call an event that is held again and again. */
const regular: [name: string, event: EventSeed][] = [
  ["2人用ゲームの夜", eventOf("two-player-night-quiet-border")],
  ["wo-player night", eventOf("two-player-night-quiet-border")],
  ["wo-Player Night", eventOf("two-player-night-quiet-border")],
  ["English Table", eventOf("english-table-lantern-market")],
  ["花札と日本酒の夜", eventOf("hanafuda-and-sake-koi-koi")],
  ["anafuda and sake", eventOf("hanafuda-and-sake-koi-koi")],
  ["重量級ナイト", eventOf("heavyweight-day-grand-canal")],
  ["eavyweight night", eventOf("heavyweight-day-grand-canal")],
  ["親子の朝", eventOf("family-morning-animal-bridge")],
  ["amily morning", eventOf("family-morning-animal-bridge")],
  ["試作の夜", eventOf("prototype-night-paper-and-pen")],
  ["rototype night", eventOf("prototype-night-paper-and-pen")],
];

describe("what the seed says", () => {
  it("names no week of a month and no number of events a week, which the dates would belie", () => {
    const claims =
      /毎週[月火水木金土日]|第[1-5一二三四五][月火水木金土日]曜|最終[月火水木金土日]曜|週に.*会|(every|first|second|third|fourth|last) (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|gatherings a week/i;
    expect(sentences.filter(({ sentence }) => claims.test(sentence))).toEqual([]);
  });

  it.each(eventSeeds.map((event) => [event.slug, event] as const))(
    "of %s only its own weekday",
    (_, { weekday, movedByDays = 0, text }) => {
      const possible = [weekday, weekday - movedByDays];
      const named = texts(text).flatMap(weekdaysIn);
      expect(named.filter((day) => !possible.includes(day))).toEqual([]);
    },
  );

  it("of a regular event the weekday and the hours on which it is held", () => {
    const wrong = sentences.filter(({ sentence }) => {
      const named = regular.filter(([name]) => sentence.includes(name));
      const days = weekdaysIn(sentence);
      if (named.length !== 1 || days.length === 0) return false;
      const [, { weekday, from }] = named[0] as (typeof regular)[number];
      const [hour] = sentence.match(/\d\d:\d\d/) ?? [from];
      return !days.includes(weekday) || hour !== from;
    });
    expect(wrong).toEqual([]);
  });

  it("in the sample of LINE, an event of the weekday that was asked for", () => {
    for (const { firstQuestion, firstAnswer } of [lineJa.sample, lineEn.sample]) {
      const [, event] = regular.find(([name]) => firstAnswer.includes(name)) ?? [];
      expect(weekdaysIn(firstQuestion)).toEqual([event?.weekday]);
    }
  });

  it("of a late cancellation half the price of each seat, and what that is for a standard one", () => {
    const ofOneFee = sentences.filter(({ sentence }) => /参加費の半額|half the fee/.test(sentence));
    expect(ofOneFee).toEqual([]);
    for (const { slug, fee, text } of eventSeeds) {
      const said = texts(text).flatMap((words) =>
        [
          ...words.matchAll(
            /半額（一般の席は([\d,]+)円）|half the price of your seat \(¥([\d,]+) /g,
          ),
        ].map(([, yen, sum]) => Number((yen ?? sum ?? "").replace(",", ""))),
      );
      expect([slug, said.filter((sum) => sum * 2 !== fee)]).toEqual([slug, []]);
    }
  });

  it("of a table the number of players from which it runs", () => {
    for (const { slug, sessions, text } of eventSeeds) {
      for (const [, name, count] of text.ja.body.matchAll(/『([^』]+)』は(\d+)人から/g)) {
        const game = boardGameSeeds.find((other) => other.text.ja.name === name)?.slug;
        const own = sessions.filter(({ table }) => table?.game === game);
        expect([slug, name, new Set(own.map(({ table }) => table?.minPlayers))]).toEqual([
          slug,
          name,
          new Set([Number(count)]),
        ]);
      }
    }
  });

  it("that a day begins when its doors open", () => {
    for (const { slug, doors, text } of eventSeeds) {
      for (const { flow } of Object.values(text)) {
        expect([slug, flow[0]?.time ?? doors]).toEqual([slug, doors]);
      }
    }
  });

  it("that English is spoken where a session is held in English, and nowhere else", () => {
    for (const { slug, tags, sessions } of eventSeeds.filter(({ tags }) =>
      tags.includes("english"),
    )) {
      expect([
        slug,
        sessions.some(({ language }) => language === "en" || language === "both"),
      ]).toEqual([slug, true]);
      expect(tags).toContain("english");
    }
    for (const { slug, sessions } of eventSeeds.filter(({ slug }) =>
      slug.startsWith("english-table"),
    )) {
      expect([slug, sessions.filter(({ language }) => (language ?? "ja") === "ja")]).toEqual([
        slug,
        [],
      ]);
    }
  });

  it("of seats at no table, beside tables, one name, and never a part of the day", () => {
    const names = eventSeeds
      .filter(({ sessions }) => sessions.some(({ table }) => table))
      .flatMap(({ sessions }) => sessions.filter(({ table }) => !table))
      .map(({ name }) => [name?.ja, name?.en]);
    expect(new Set(names.map(String))).toEqual(new Set(["自由席,Open seating"]));
  });

  it("of the guides how many there are, and how many teach in English", () => {
    const english = staffSeeds.filter(({ teachesInEnglish }) => teachesInEnglish).length;
    const guides = siteSeed.facts.find(({ body }) => body.ja.startsWith("案内役"));
    expect(guides?.title.ja).toBe(`${staffSeeds.length} 人`);
    expect(guides?.body.ja).toContain(`${english}人は英語`);
    const counted = sentences.flatMap(
      ({ sentence }) => sentence.match(/(\d+)人のうち(\d+)人が、英語/) ?? [],
    );
    expect(counted.slice(1)).toEqual([String(staffSeeds.length), String(english)]);
  });

  it("no number of boxes, which the pages count", () => {
    const claims =
      /(?<![\d.])\d{2,}\s?箱|箱が?\d{2,}|\d{2,}( paper)? (boxes|games|of ours)|\d{2,} on the shelf/;
    expect(sentences.filter(({ sentence }) => claims.test(sentence))).toEqual([]);
  });

  it("of the venue one exit of the station, from which the way does not lead back", () => {
    const exits = new Set(
      sentences
        .filter(({ sentence }) => /4分|our minutes on foot|4 minutes on foot/.test(sentence))
        .flatMap(
          ({ sentence }) => sentence.match(/[東西南北]口|(north|south|east|west) exit/i)?.[0] ?? [],
        ),
    );
    expect(exits).toEqual(new Set(["南口", "south exit"]));
    const opposite = /北口を出て南|南口を出て北|東口を出て西|西口を出て東/;
    expect(sentences.filter(({ sentence }) => opposite.test(sentence))).toEqual([]);
  });

  it("that the dot in the middle of the mark is golden, as it is drawn", () => {
    expect(sentences.filter(({ sentence }) => /赤い点|red dot/.test(sentence))).toEqual([]);
  });

  it("nothing of a Monday, on which the venue is closed, nor of an hour outside its opening", () => {
    for (const { slug, weekday, doors, until } of eventSeeds) {
      expect([slug, weekday]).not.toEqual([slug, 1]);
      const [opens, closes] = weekday >= 6 ? ["10:00", "22:00"] : ["18:00", "22:30"];
      expect([slug, doors >= opens && until <= closes]).toEqual([slug, true]);
    }
  });
});
