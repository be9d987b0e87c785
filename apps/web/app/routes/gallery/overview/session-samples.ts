import type { SessionSeats } from "../../event/seats.ts";
import type { SessionBand, SessionView } from "../../event/session-view.server.ts";

/** Tables in every state. Not shown to visitors. */
const table = (letter: string, game: string, capacity: number): SessionView => ({
  id: letter,
  letter,
  capacity,
  state: letter === "と" ? "called-off" : null,
  opens: "11月20日 10:00から受付",
  title: `${letter}卓　『${game}』`,
  facts: "案内役: 三浦・180分・日本語",
});

export const sessionBandSamples: SessionBand[] = [
  {
    key: "afternoon",
    name: "昼の部",
    time: "13:00–17:20",
    starts: "13:00",
    isPlain: false,
    sessions: [
      table("い", "テラの開拓者たち", 4),
      table("ろ", "大運河 1640", 5),
      table("は", "九つの社", 4),
      table("に", "製鉄所と桜", 8),
      table("ほ", "港の六商人", 6),
      table("へ", "静かな国境", 2),
      table("と", "蔵の精", 4),
      table("ち", "まだ知らない卓", 4),
    ],
  },
  {
    key: "evening",
    name: "夜の部",
    time: "18:00–22:00",
    starts: "18:00",
    isPlain: true,
    sessions: [
      {
        id: "general",
        letter: "",
        capacity: 40,
        state: null,
        opens: "",
        title: "自由に遊ぶ席",
        facts: "定員40人・English OK・4人から開催",
      },
    ],
  },
];

export const sessionSeatSamples: Record<string, SessionSeats> = {
  い: { left: 2, capacity: 4, state: "open" },
  ろ: { left: 1, capacity: 5, state: "few" },
  は: { left: 0, capacity: 4, state: "full" },
  に: { left: 5, capacity: 8, state: "open" },
  ほ: { left: 6, capacity: 6, state: "soon" },
  へ: { left: 0, capacity: 2, state: "closed" },
  general: { left: 23, capacity: 40, state: "open" },
};
