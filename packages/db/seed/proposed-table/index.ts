interface InterestSeed {
  email: string;
  kind: "bring" | "want";
  teaches?: true;
  showsName?: true;
}

interface ProposalSeed {
  email: string;
  from: string;
  until: string;
  seats: number;
  minPlayers?: number;
  language: "ja" | "en" | "both";
  audience: "everyone" | "beginners" | "experienced";
  brings?: true;
  teaches?: true;
  showsName?: true;
  note?: string;
  /** Of the organizer, who declined it. */
  answer?: string;
  daysAgo: number;
}

/** On the shelf by its slug, or another by its title. */
type Game = { game: string } | { title: string };

/** Those who bring something have a seat there. */
export const interestSeeds: (InterestSeed & Game)[] = [
  {
    email: "daniel@example.com",
    kind: "bring",
    title: "Harbor of Glass",
    teaches: true,
    showsName: true,
  },
  { email: "rin@example.jp", kind: "bring", title: "渡し舟", showsName: true },
  { email: "kotori@example.jp", kind: "want", game: "lantern-market", showsName: true },
  { email: "hinata@example.jp", kind: "want", game: "lantern-market" },
  { email: "umi@example.jp", kind: "want", game: "night-train-north", showsName: true },
  { email: "aoi@example.jp", kind: "want", game: "night-train-north" },
];

export const proposalSeeds: (ProposalSeed & Game)[] = [
  {
    email: "rin@example.jp",
    game: "night-train-north",
    from: "17:40",
    until: "20:00",
    seats: 4,
    minPlayers: 3,
    language: "ja",
    audience: "experienced",
    teaches: true,
    showsName: true,
    note: "箱は棚のものをお借りします。説明は20分くらいです。",
    daysAgo: 3,
  },
  {
    email: "daniel@example.com",
    title: "Harbor of Glass",
    from: "18:00",
    until: "19:30",
    seats: 4,
    language: "both",
    audience: "everyone",
    brings: true,
    teaches: true,
    showsName: true,
    note: "No text on the cards. I can explain in both languages.",
    daysAgo: 2,
  },
  {
    email: "kotori@example.jp",
    game: "lantern-market",
    from: "20:20",
    until: "21:30",
    seats: 5,
    minPlayers: 3,
    language: "ja",
    audience: "beginners",
    teaches: true,
    showsName: true,
    note: "帰るまえに、軽いものを一戦だけ。",
    daysAgo: 1,
  },
  {
    email: "mei@example.com",
    title: "冬の遠征隊",
    from: "13:00",
    until: "22:00",
    seats: 4,
    language: "both",
    audience: "experienced",
    brings: true,
    note: "It takes all day, so we would stay at one table.",
    answer:
      "一日かかる卓は、広間の席が足りず、今回は見おくります。長く使える日を決めたら、お知らせします。",
    daysAgo: 5,
  },
];
