import compile from "icu-minify/compile";
import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { messagesByLocale } from "./messages.ts";

/** Every message by its full key. */
function flatten(messages: object, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value as object, `${prefix}${key}.`)],
    ),
  );
}

const ja = flatten(messagesByLocale.ja);
const en = flatten(messagesByLocale.en);

const without = (messages: Map<string, string>, keys: RegExp) =>
  new Map([...messages].filter(([key]) => !keys.test(key)));

/** Arguments and tags with their kinds: `count plural`, `name`, `<link>`. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  collect(message, found);
  return [...found].sort();
}

function collect(message: string, found: Set<string>) {
  for (const [, tag] of message.matchAll(/<(\w+)>/g)) found.add(`<${tag}>`);
  for (let start = message.indexOf("{"); start >= 0; start = message.indexOf("{", start)) {
    const end = closingBrace(message, start);
    const [name = "", kind = "", ...rest] = message.slice(start + 1, end).split(",");
    found.add(`${name.trim()} ${kind.trim()}`.trim());
    const branches = rest.join(",");
    for (let open = branches.indexOf("{"); open >= 0; open = branches.indexOf("{", open)) {
      const close = closingBrace(branches, open);
      collect(branches.slice(open + 1, close), found);
      open = close;
    }
    start = end;
  }
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === "{") depth++;
    if (text[index] === "}" && --depth === 0) return index;
  }
  throw new Error(`unclosed brace in: ${text}`);
}

describe("messages", () => {
  it("hold the four sets in both languages [LO-1][LO-4]", () => {
    for (const messages of [messagesByLocale.ja, messagesByLocale.en]) {
      expect(Object.keys(messages)).toEqual(
        expect.arrayContaining(["units", "commons", "validations", "titles"]),
      );
    }
  });

  it("have the same keys in both languages [LO-4]", () => {
    expect([...en.keys()].sort()).toEqual([...ja.keys()].sort());
  });

  it("take the same arguments in both languages", () => {
    // Line breaks may differ, and only one of two languages may need a plural or a choice, even of a number that it shows
    // already.
    const comparable = (message = "") => {
      const names = argumentsOf(message.replaceAll(/<\/?br>/g, "")).map((argument) =>
        argument.replace(/ (?:plural|number|select)$/, ""),
      );
      return [...new Set(names)];
    };
    const differing = [...ja.keys()].filter(
      (key) => comparable(ja.get(key)).join() !== comparable(en.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  it("compile, every one", () => {
    const isBroken = (message: string) => {
      try {
        compile(message);
        return false;
      } catch {
        return true;
      }
    };
    const broken = [...ja, ...en].filter(([, message]) => isBroken(message));
    expect(broken).toEqual([]);
    expect(isBroken("{count, plural, one {#}")).toBe(true);
  });

  it("are compiled as wholes, key by key", () => {
    expect([...flatten(messagesByLocale.ja.titles).keys()]).toEqual(
      Object.keys(compileMessages(messagesByLocale.ja.titles)),
    );
  });

  it("call each thing by the one name that players know", () => {
    const others: [messages: Map<string, string>, spelling: RegExp][] = [
      [en, /\bcancell(?:ed|ing)\b/i],
      [en, /\bpushes\b|\bneed not\b|new events? of what|^notices$|who makes the reservation/i],
      [en, /\bemails?\b/i],
      // Organizers read of mail in general; the demo shows a box full of it.
      [without(en, /^(?:admin|mailbox)/), /(?<!e-)\bmail(?:s|ed)?\b/i],
      [
        ja,
        /席を、?はな|席を、おさえました|となり同士です|気になる・見る|件すべて|のこりの席|席を、わたす/,
      ],
      // Of their evenings, organizers count the money.
      [without(ja, /^admin/), /お金/],
    ];
    const found = others.flatMap(([messages, spelling]) =>
      [...messages].filter(([, message]) =>
        spelling.test(message.replaceAll(/<\/?\w+>|\{\w+/g, "")),
      ),
    );
    expect(found).toEqual([]);
  });

  it("call each thing by the one name that organizers know", () => {
    const of = (messages: Map<string, string>, keys: RegExp) =>
      new Map([...messages].filter(([key]) => keys.test(key)));
    const others: [messages: Map<string, string>, spelling: RegExp][] = [
      // Beside 中止する and 取り消す it would be a second word for the same.
      [of(ja, /^(?:admin|contentEditor).*\b(?:dismiss|later|cancel)$/), /やめる/],
      // Nobody counts to ten that way.
      [ja, /[}#]つ/],
      [
        of(ja, /^(?:admin|content|money)/),
        /開けなおす|予約公開|^予約を取り消す$|予定（|読みにくくなります/,
      ],
      // Who works here is a メンバー; only the people that the site introduces are スタッフ.
      [of(ja, /^admin(?!Content|Audit\.kinds)/), /スタッフ/],
      // At the door they count parties, while the tally beside them counts people.
      [of(ja, /^reception\.filter\.(?!label)/), /^(?!.*組)/],
      [of(en, /^(?:admin|reception)/), /open (?:the )?reception|write a receipt/i],
    ];
    const found = others.flatMap(([messages, spelling]) =>
      [...messages].filter(([, message]) => spelling.test(message)),
    );
    expect(found).toEqual([]);
  });

  it("are in English but where people choose their own language, and in samples and marks", () => {
    const messages = without(en, /^(?:address|admin|contentEditor|mailbox)/);
    const inJapanese = [...messages].filter(([, message]) =>
      /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}「」]/u.test(message),
    );
    expect(inJapanese.map(([key]) => key).sort()).toEqual([
      "accountReservation.receipt.form.honorifics.onchu",
      "accountReservation.receipt.form.honorifics.sama",
      "character.quote.ja",
      "commons.language.ja",
      "friendSeat.languages.ja",
      "line.sample.secondAnswer",
      "profile.languages.ja",
      "profile.languages.zh",
    ]);
  });

  it("are told apart: the reader of arguments sees nested and different ones", () => {
    expect(argumentsOf("{count, plural, one {# seat for {name}} other {<b>#</b> seats}}")).toEqual([
      "<b>",
      "count plural",
      "name",
    ]);
  });
});
