import type { ReceptionMark } from "@takujo/contracts/booking/door/reception";
import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { describe, expect, it } from "vitest";
import { applyMarks, type OwnMark } from "./apply-marks.ts";
import { findParties } from "./find-parties.ts";
import { pauseBefore, sendMarks } from "./send-marks.ts";
import { feeDue, tallyOf } from "./tally.ts";

const party: ReceptionList["parties"][number] = {
  reservationId: "r1",
  code: "7K2M49XQ",
  sessionId: "s1",
  state: "confirmed",
  name: "森野 ことり",
  kana: "もりの ことり",
  nickname: "ことり",
  phoneEnd: "5678",
  guests: [{ nickname: "はるか", language: "en" }],
  note: "",
  staffNote: "",
  personNote: "",
  seats: 2,
  people: [],
  paid: 0,
  marks: [],
};
const session = {
  id: "s1",
  name: "昼の部",
  letter: "い",
  game: "九つの社",
  startsAt: "2026-04-18T03:00:00Z",
  endsAt: "2026-04-18T09:00:00Z",
  free: 3,
  calledOff: false,
};
const list: ReceptionList = {
  event: {
    id: "e1",
    slug: "e",
    title: "春",
    locale: "ja",
    startsAt: "2026-04-18T03:00:00Z",
    endsAt: "2026-04-18T09:00:00Z",
    fee: 2800,
    isCancelled: false,
  },
  by: "高橋",
  forgetAt: "2026-04-18T21:00:00Z",
  sessions: [session],
  parties: [party],
  others: [],
};

let count = 0;
type MarkInput = ReceptionMark extends infer Mark
  ? Mark extends ReceptionMark
    ? Omit<Mark, "nonce" | "at" | "device">
    : never
  : never;
function mark(said: MarkInput): OwnMark {
  count++;
  const made = { nonce: `n${count}`, at: `2026-04-18T03:${10 + count}:00Z`, device: "iPad" };
  return { ...made, ...said, by: "高橋" } as OwnMark;
}
const arrive = (people: number[], paid = 0) =>
  mark({ kind: "arrive", reservationId: "r1", people, paid });
const firstOf = (marks: OwnMark[], from = list) => applyMarks(from, marks).parties[0];

/** Every order in which they can arrive. */
function* orders<Item>(items: Item[]): Generator<Item[]> {
  if (items.length < 2) yield items;
  for (const [index, first] of items.entries()) {
    if (items.length < 2) break;
    for (const rest of orders(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

describe("the list with this device's marks", () => {
  it("admits the union of the marks, in any order and with any repetition", () => {
    const [one, two] = [arrive([0], 2800), arrive([0, 1], 5600)];
    const marks = [one, two, mark({ kind: "undo", of: one.nonce }), arrive([1])];
    for (const order of orders(marks)) {
      expect(firstOf([...order, ...order])).toMatchObject({
        people: [0, 1],
        paid: 5600,
        isWaiting: true,
      });
    }
  });

  it("does not change its input, and counts marks known to the server once", () => {
    const one = arrive([0], 2800);
    const seen = applyMarks(list, [one]);
    expect(party.marks).toEqual([]);
    expect(firstOf([one], seen)).toMatchObject({ people: [0], paid: 2800, isWaiting: false });
  });

  it("shows two marks for one person as a conflict until one is undone", () => {
    const [one, two] = [arrive([0]), arrive([0, 1])];
    expect(firstOf([one, two])?.marks).toMatchObject([
      { conflict: "twice" },
      { conflict: "twice" },
    ]);
    const undone = firstOf([one, two, mark({ kind: "undo", of: two.nonce })]);
    expect(undone?.marks).toMatchObject([{ conflict: null }, { undone: { by: "高橋" } }]);
    expect(undone?.people).toEqual([0]);
    const seen = firstOf([one, two, mark({ kind: "see", of: two.nonce })]);
    expect(seen?.marks.map(({ isSeen }) => isSeen)).toEqual([false, true]);
  });

  it("takes the seats of walk-ins that are not sent yet", () => {
    const walkIn = mark({
      ...{ kind: "walk-in", reservationId: "r2", sessionId: "s1", name: "", nickname: "とおる" },
      ...{ seats: 2, paid: 5600 },
    } as MarkInput);
    const view = applyMarks(list, [walkIn]);
    expect(view.sessions).toMatchObject([{ free: 1 }]);
    expect(view.parties[1]).toMatchObject({ nickname: "とおる", people: [0, 1], isWaiting: true });
    // Known to the server, whose count already includes them.
    const known = { ...list, sessions: [{ ...session, free: 1 }], parties: view.parties };
    expect(applyMarks(known, [walkIn]).sessions).toMatchObject([{ free: 1 }]);
    const undo = mark({ kind: "undo", of: walkIn.nonce });
    expect(applyMarks(known, [undo]).sessions).toMatchObject([{ free: 3 }]);
    expect(applyMarks(list, [undo, walkIn]).sessions).toMatchObject([{ free: 3 }]);
  });
});

describe("the money", () => {
  it("is counted by person and device, with the part in conflict", () => {
    const other = { ...arrive([0], 2800), by: "三浦", device: "Pixel" };
    const view = applyMarks(list, [arrive([0, 1], 5600), other]);
    expect(tallyOf(view.parties)).toEqual({
      total: 8400,
      inConflict: 8400,
      takings: [
        { by: "高橋", device: "iPad", paid: 5600, count: 1 },
        { by: "三浦", device: "Pixel", paid: 2800, count: 1 },
      ],
    });
  });

  it("owed covers those who are in and those who come in, less what was paid", () => {
    expect(feeDue({ people: [], paid: 0 }, [0], 2800)).toBe(2800);
    expect(feeDue({ people: [0], paid: 2800 }, [1], 2800)).toBe(2800);
    expect(feeDue({ people: [0], paid: 0 }, [0, 1], 2800)).toBe(5600);
    expect(feeDue({ people: [0], paid: 5600 }, [1], 2800)).toBe(0);
  });
});

describe("the search", () => {
  const { parties } = applyMarks(list, []);
  it.each(["森野", "もりのこ", "モリノ", "ことり", "はるか", "7k2m-49", "７Ｋ２Ｍ", "5678", " "])(
    "finds a party by %j",
    (typed) => expect(findParties(parties, typed)).toHaveLength(1),
  );
  it.each(["567", "山田", "7K3M"])("finds nobody by %j", (typed) =>
    expect(findParties(parties, typed)).toEqual([]),
  );
});

describe("sending marks", () => {
  function queueOf(marks: OwnMark[]) {
    let waiting = marks;
    return {
      read: async () => waiting,
      remove: async (nonces: string[]) => {
        waiting = waiting.filter(({ nonce }) => !nonces.includes(nonce));
      },
    };
  }
  const counted = (marks: { nonce: string }[]) => ({
    answers: marks.map(({ nonce }) => ({ nonce, result: "counted" as const, party: null })),
  });

  it("goes in batches, in order, and empties the queue", async () => {
    const queue = queueOf([arrive([0]), arrive([1]), arrive([0])]);
    const sizes: number[] = [];
    const post = async (marks: ReceptionMark[]) => {
      sizes.push(marks.length);
      return counted(marks);
    };
    await sendMarks(queue, post, 2);
    expect(sizes).toEqual([2, 1]);
    expect(await queue.read()).toEqual([]);
  });

  it("keeps unanswered marks, and sends them again with the same nonces", async () => {
    const queue = queueOf([arrive([0]), arrive([1])]);
    const nonces: string[][] = [];
    const post = async (marks: ReceptionMark[]) => {
      nonces.push(marks.map(({ nonce }) => nonce));
      if (nonces.length === 1) throw new TypeError("Failed to fetch");
      return counted(marks);
    };
    await expect(sendMarks(queue, post)).rejects.toThrow("Failed");
    expect(await queue.read()).toHaveLength(2);
    await sendMarks(queue, post);
    expect(nonces[1]).toEqual(nonces[0]);
  });

  it("backs off up to a minute", () => {
    expect([0, 1, 5, 20].map((attempt) => pauseBefore(attempt, () => 1))).toEqual([
      1000, 2000, 32_000, 60_000,
    ]);
  });
});
