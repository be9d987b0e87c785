/** Numbers from 0 up to 1 that follow from the seed alone, so that what was found can be found again. */
export type Random = () => number;

/** mulberry32 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const zeroId = "00000000-0000-0000-0000-000000000000";

/** Places that are elsewhere, as browsers understand them. */
export const foreignPlaces = [
  "//evil.example",
  "/en//evil.example/phish",
  "/ja//evil.example",
  "/en/ja//evil.example",
  "/en/\\evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/en/\n/evil.example",
  "/en/..//evil.example",
  "/./\\/evil.example",
  "/%2f%2fevil.example",
  "/en/%5cevil.example",
  "https:evil.example",
  "https://takujo.example@evil.example",
  "https://takujo.example.evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
];

/** Dates and hours that no calendar, or not every one, knows. */
export const oddTimes = [
  "0000-01-01",
  "0000-00-00T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "275760-09-13",
  "2026-02-30",
  "2026-13-01T25:61:61Z",
  "2026-06-30T23:59:60Z",
  "0001-01-01T00:00:00.000000Z",
  "9999-12-31T23:59:59.999999Z",
  "infinity",
  "now",
];

const oddCursors = [
  ...oddTimes.map((time) => `${time}_${zeroId}`),
  `9999-99-99T99:99:99.999999Z_${zeroId}`,
  `2026-02-30T00:00:00.000000Z_${zeroId}`,
  `2026-01-01T00:00:00.000000Z_${"f".repeat(36)}`,
  `1e999_${zeroId}`,
  ...[["0000-01-01", zeroId], [null, null], { at: "infinity" }, "\0", [1e308, "\0"]].map((value) =>
    Buffer.from(JSON.stringify(value)).toString("base64url"),
  ),
];

const prototypeKeys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];

/** Texts as an enemy would choose them, each a few hundred characters at most. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfffb",
  "\uffff",
  "\u202egnp.exe",
  "\ufeff",
  "a\r\nSet-Cookie: x=1",
  "a\n=cmd|' /C calc'!A0",
  "=1+1",
  "´´´`'\"<script>alert(1)</script>",
  "' or 1=1 --",
  "{{7*7}}%s%n",
  "../../../../../etc/passwd",
  "..%2f..%2f",
  "%",
  "%zz",
  "%00",
  "%ED%A0%80",
  "0",
  "-1",
  "-0",
  "1e309",
  "NaN",
  "0x10",
  "2147483648",
  "9223372036854775808",
  "9007199254740993",
  "9".repeat(400),
  "true",
  "null",
  "[object Object]",
  "[]",
  "{}",
  zeroId,
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "a@b",
  `${"a".repeat(300)}@example.jp`,
  "𠮷野家👨‍👩‍👧‍👦",
  `e${"\u0301".repeat(200)}`,
  "ｱﾞ",
  ...prototypeKeys,
  ...foreignPlaces,
  ...oddTimes,
  ...oddCursors,
];

export const hostileText = (random: Random): string => pick(random, hostileTexts);

const long = "x".repeat(1_000_000);

/** JSON in which something stands where something else was meant. What it gives is JSON already: no object could hold all of it. */
export function hostileJson(random: Random): string {
  const makers: (() => string)[] = [
    () => JSON.stringify(hostileText(random)),
    () => JSON.stringify(hostileText(random)),
    () => JSON.stringify(hostileText(random)),
    () => JSON.stringify([hostileText(random)]),
    () => JSON.stringify([[hostileText(random)], null]),
    () => JSON.stringify({ [hostileText(random)]: hostileText(random) }),
    () => `{"toString":"x","valueOf":1,"length":-1}`,
    () => `{"__proto__":{"isAdmin":true,"role":"admin"},"constructor":{"prototype":{"a":1}}}`,
    () => pick(random, ["null", "true", "false", "0", "-1", "1e308", "-1e-308", "1e999", "0.1"]),
    () => pick(random, ["9007199254740993", "2147483648", "99999999999999999999", "-2147483649"]),
    () => `[${"1,".repeat(5_000)}1]`,
  ];
  return pick(random, makers)();
}

/** Values that cost the sender little and a careless reader much. */
export const heavyJson: Record<string, () => string> = {
  "a string of a million characters": () => `"${long}"`,
  "10,000 levels of arrays": () => "[".repeat(10_000) + "]".repeat(10_000),
  "10,000 levels of objects": () => `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "20,000 members": () =>
    `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`,
  "100,000 elements": () => `[${'"a",'.repeat(100_000)}1]`,
};
