interface VisitSeed {
  email: string;
  /** At which they were. */
  event: string;
  showsName?: true;
  /** To the organizer. */
  word?: string;
  /** Faces of a die by game: 1 was hard, 3 was good, 5 again. */
  plays: Record<string, 1 | 3 | 5 | null>;
}

const kotori = "kotori@example.jp";

/** One of the visits of Kotori is missing: the page of that evening is still to be filled in. */
export const visitSeeds: VisitSeed[] = [
  {
    email: kotori,
    event: "six-merchants-afternoon",
    showsName: true,
    plays: { "six-merchants": 3, "last-bus": 5 },
  },
  {
    email: "daniel@example.com",
    event: "six-merchants-afternoon",
    showsName: true,
    plays: { "six-merchants": 5 },
  },
  {
    email: kotori,
    event: "heavyweight-day-ironworks",
    showsName: true,
    word: "手が止まるたびに、待ってもらえたのがうれしかったです。負けたのに、帰り道ずっと楽しい。",
    plays: { "nine-shrines": 5 },
  },
  {
    email: "rin@example.jp",
    event: "heavyweight-day-ironworks",
    showsName: true,
    plays: { "nine-shrines": 3 },
  },
  {
    email: kotori,
    event: "english-table-tide-pool",
    showsName: true,
    word: "英語はほとんど話せませんが、身ぶりで通じました。山びこクロノを、また遊びたいです。",
    plays: { "tide-pool": 3, "animal-bridge": null, "mountain-echo": 5 },
  },
  {
    email: "daniel@example.com",
    event: "english-table-tide-pool",
    showsName: true,
    word: "Great mix of levels. Maybe start Mountain Echo ten minutes earlier next time?",
    plays: { "tide-pool": 3, "mountain-echo": 5 },
  },
  {
    email: "mei@example.com",
    event: "tea-road-evening",
    showsName: true,
    word: "The cold tea for whoever arrives last is a cruel rule and a lovely one.",
    plays: { "tea-road": 5 },
  },
  {
    email: "aoi@example.jp",
    event: "tea-road-evening",
    showsName: true,
    word: "説明のあと、要点を紙に書いて見せてくださって助かりました。お茶は峠のものがいちばん好きです。",
    plays: { "tea-road": 5, "go-nine": 3 },
  },
];
