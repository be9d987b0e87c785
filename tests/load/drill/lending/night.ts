import { randomUUID } from "node:crypto";
import {
  applyLoanMarks,
  isOut,
  type OwnLoanMark,
} from "../../../../apps/web/app/routes/reception/lending/apply-loan-marks.ts";
import { sendMarks } from "../../../../apps/web/app/routes/reception/marks/send-marks.ts";
import type {
  LendingList,
  LoanAnswers,
} from "../../../../packages/contracts/generated/games/types.gen.ts";
import type { LoanMark } from "../../../../packages/contracts/library/game-loan.ts";

type Random = () => number;

/** The same numbers for the same seed, so that a failure can be played again. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const anyOf = <Item>(random: Random, items: Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** How a phone reaches a server. */
export interface Line {
  read(): Promise<LendingList>;
  post(marks: LoanMark[]): Promise<LoanAnswers>;
}

interface NightOptions {
  random: Random;
  marks: number;
  lines: Line[];
  /** The control: phones that forget their nonces. */
  renewed?: boolean;
}

type Phone = Awaited<ReturnType<typeof takePhone>>;

/** A phone at the desk: the list it fetched last, and what waits to be sent. Its clock is up to two minutes behind. */
async function takePhone(device: string, line: Line, random: Random, renewed: boolean) {
  const behindMs = Math.floor(random() * 120_000);
  let list = await line.read();
  let waiting: OwnLoanMark[] = [];
  const everything: OwnLoanMark[] = [];

  /** The request or the response is lost: in the latter case the server has done its work unnoticed. */
  async function post(marks: LoanMark[]): Promise<LoanAnswers> {
    if (random() < 0.3) throw new TypeError("Failed to fetch");
    const sent = renewed ? marks.map((mark) => ({ ...mark, nonce: randomUUID() })) : marks;
    const { answers } = await line.post(sent);
    if (random() < 0.4) throw new TypeError("Failed to fetch");
    return { answers: answers.map((one, at) => ({ ...one, nonce: marks[at]?.nonce ?? "" })) };
  }
  const queue = {
    read: async () => waiting,
    remove: async (nonces: string[]) => {
      waiting = waiting.filter(({ nonce }) => !nonces.includes(nonce));
    },
  };
  return {
    everything,
    view: () => applyLoanMarks(list, everything),
    mark(said: Record<string, unknown>, now: number) {
      const at = new Date(now - behindMs).toISOString();
      const mark = { nonce: randomUUID(), at, device, by: device, ...said } as OwnLoanMark;
      everything.push(mark);
      waiting.push(mark);
      // A queue that two tabs share may be read in another order.
      if (random() < 0.3) waiting = waiting.toSorted(() => random() - 0.5);
    },
    isDone: () => waiting.length === 0,
    async send(): Promise<void> {
      await sendMarks<LoanMark>(queue, post, 1 + Math.floor(random() * 20)).then(
        async () => {
          list = await line.read();
        },
        () => {},
      );
    },
  };
}

/** Somebody takes a box, brings one back, or undoes a mistake. */
function doSomething(phone: Phone, random: Random, now: number): void {
  const { boxes, loans } = phone.view();
  const { number } = anyOf(random, boxes);
  const ofBox = loans.filter((loan) => loan.number === number);
  const out = ofBox.filter(isOut);
  const choice = random();
  const undoable = ofBox.flatMap(({ nonce, returned }) => [nonce, returned?.nonce ?? nonce]);
  if (choice < 0.1 && undoable.length > 0) {
    phone.mark({ kind: "undo", number, of: anyOf(random, undoable) }, now);
  } else if (out.length > 0 && choice < 0.75) {
    const missing = random() < 0.1 ? "駒" : "";
    phone.mark({ kind: "return", number, of: anyOf(random, out).nonce, missing }, now);
  } else {
    const holder = { sessionId: null, reservationId: null, holder: "" };
    phone.mark({ kind: "lend", number, ...holder }, now);
  }
}

/** Two phones lend the same boxes, mostly without a network; in the end everything is sent. */
export async function playNight({ random, marks, lines, renewed = false }: NightOptions) {
  const phones = await Promise.all(
    lines.map((line, index) => takePhone(`phone ${index}`, line, random, renewed)),
  );
  const opened = Date.now() - (marks + 300) * 1_000;
  for (let made = 0; made < marks; made++) {
    doSomething(anyOf(random, phones), random, opened + made * 1_000);
    // Now and then there is a network for a moment, for one of them or for both at once.
    if (random() < 0.08)
      await Promise.all(phones.filter(() => random() < 0.6).map((phone) => phone.send()));
  }
  while (phones.some((phone) => !phone.isDone()))
    await Promise.all(phones.map((phone) => phone.send()));
  return phones.flatMap(({ everything }) => everything);
}

interface Fate {
  number: number;
  from: number;
  until: number;
  isUndone: boolean;
  isContested: boolean;
}

/** The result of the marks, computed without the production code. */
export function fatesOf(marks: LoanMark[]): Map<string, Fate> {
  const undone = new Set(marks.flatMap((mark) => (mark.kind === "undo" ? [mark.of] : [])));
  const fates = new Map<string, Fate>();
  for (const mark of marks) {
    if (mark.kind !== "lend") continue;
    const from = Date.parse(mark.at);
    const ends = marks.flatMap((other) =>
      other.kind === "return" && other.of === mark.nonce && !undone.has(other.nonce)
        ? [Math.max(from, Date.parse(other.at))]
        : [],
    );
    const isUndone = undone.has(mark.nonce);
    const until = Math.min(Number.POSITIVE_INFINITY, ...ends);
    fates.set(mark.nonce, { number: mark.number, from, until, isUndone, isContested: false });
  }
  const standing = [...fates.values()].filter(({ isUndone }) => !isUndone);
  for (const one of standing) {
    one.isContested = standing.some(
      (other) =>
        other !== one &&
        other.number === one.number &&
        (other.from === one.from || (other.from < one.until && one.from < other.until)),
    );
  }
  return fates;
}

/** The same of a list, as the server or a phone shows it. */
export const fatesIn = (loans: LendingList["loans"]): Map<string, Fate> =>
  new Map(
    loans.map(({ nonce, number, at, returned, isUndone, isContested }) => [
      nonce,
      {
        ...{ number, isUndone, isContested, from: Date.parse(at) },
        until: returned ? Date.parse(returned.at) : Number.POSITIVE_INFINITY,
      },
    ]),
  );
