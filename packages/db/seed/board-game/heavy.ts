import type { BoardGameSeed } from "./insert-board-game.ts";

export const heavyGames: BoardGameSeed[] = [
  {
    slug: "terra-pioneers",
    cover: { composition: "island" },
    players: [3, 5],
    minutes: 180,
    age: 12,
    weight: 4,
    explain: 40,
    need: "little",
    languages: ["ja", "en"],
    tags: ["building"],
    text: {
      ja: {
        name: `テラの開拓者たち`,
        summary: `六角の荒れ地に水をひき、すこしずつ森をひらいていきます。土地は広いのに、ほしい場所はいつも隣と同じ。二時間目に入っても、だれが勝つのかまだわかりません。`,
      },
      en: {
        name: `Pioneers of Terra`,
        summary: `Bring water to a wilderness of hexagons and turn it, slowly, into forest. There is land for everyone, and everyone wants the same bit. Two hours in, you still won't know who is winning.`,
      },
    },
  },
  {
    slug: "grand-canal-1640",
    cover: { composition: "sea" },
    players: [3, 5],
    minutes: 210,
    age: 14,
    weight: 5,
    explain: 45,
    need: "much",
    languages: ["ja"],
    tags: ["building", "trading"],
    text: {
      ja: {
        name: `大運河 1640`,
        summary: `水門をあけて、荷を運んで、となりの町と仲よくなる。ひとりで掘るには長すぎる運河を、だれと、どこまで掘るのかを決めるゲームです。お茶は二杯ぶん見ておいてください。`,
      },
      en: {
        name: `Grand Canal 1640`,
        summary: `Open a lock, move some freight, make friends with the next town along. The canal is too long for anyone to dig alone, so choose your partners well. Allow two pots of tea.`,
      },
    },
  },
  {
    slug: "nine-shrines",
    players: [2, 4],
    minutes: 150,
    age: 12,
    weight: 4,
    explain: 30,
    need: "little",
    languages: ["ja", "en"],
    tags: ["building"],
    text: {
      ja: {
        name: `九つの社`,
        summary: `山あいの九つの社を、参道でつないでいきます。道はだれが歩いてもかまわないので、自分のためにひいた道で、隣の人がいちばん得をすることもあります。音の少ない、静かな読みあいです。`,
      },
      en: {
        name: `Nine Shrines`,
        summary: `Join nine mountain shrines with paths. Anyone may walk on any of them, so the road you lay for yourself may serve your neighbor best. A quiet game of thinking two gates ahead.`,
      },
    },
  },
  {
    slug: "ironworks-and-cherry",
    cover: { composition: "cubes" },
    players: [2, 4],
    minutes: 180,
    age: 14,
    weight: 4,
    explain: 35,
    need: "much",
    languages: ["ja"],
    tags: ["building"],
    text: {
      ja: {
        name: `製鉄所と桜`,
        summary: `工場をひとつ建てるたびに、桜を一本、切らなければなりません。点になるのは鉄と、最後まで残った花。どちらを先にあきらめるか、半日なやみます。`,
      },
      en: {
        name: `Ironworks and Cherry Trees`,
        summary: `Every works you build costs the town a cherry tree. You score for iron, and for whatever is still in bloom at the end. Half a day is about right for deciding which to give up first.`,
      },
    },
  },
  {
    slug: "compass-and-crown",
    cover: { composition: "sea" },
    players: [3, 5],
    minutes: 150,
    age: 12,
    weight: 4,
    explain: 30,
    need: "much",
    languages: ["ja"],
    tags: ["trading", "bluffing"],
    text: {
      ja: {
        name: `羅針盤と王冠`,
        summary: `まだ線のない海図へ船を出し、見つけた島に名前をつけていきます。王冠を置けば、そこは自分の国。ただし王冠は三つしかなく、海はたいてい、その先に続いています。`,
      },
      en: {
        name: `Compass and Crown`,
        summary: `Sail into an empty chart, find islands and name them. Set down a crown and the place is yours. You have three crowns, and there is nearly always more sea.`,
      },
    },
  },
  {
    slug: "night-train-north",
    cover: { composition: "track" },
    players: [2, 4],
    minutes: 90,
    age: 10,
    weight: 3,
    explain: 20,
    need: "little",
    languages: ["ja", "en"],
    tags: ["cooperative"],
    text: {
      ja: {
        name: `夜汽車は北へ`,
        summary: `夜のあいだに何駅進み、どこで眠るか。起きていれば早く着きますが、朝がつらくなります。北の駅に着くころ、窓の外の景色の札が一列にならんでいて、それがとてもいい絵です。`,
      },
      en: {
        name: `Night Train North`,
        summary: `How many stations tonight, and where will you sleep? Stay up and you arrive early, then pay for it in the morning. By the last stop you'll have laid out the whole view from the window, card by card.`,
      },
    },
  },
  {
    slug: "tea-road",
    cover: { composition: "mountain" },
    players: [2, 5],
    minutes: 90,
    age: 10,
    weight: 3,
    explain: 20,
    need: "little",
    languages: ["ja", "en"],
    tags: ["trading", "building"],
    text: {
      ja: {
        name: `茶の道`,
        summary: `山あいの茶どころから海辺の都まで、宿場をたどって新茶を運びます。急げば高く売れ、峠で雨にあえば葉がしめります。荷の重さと足の速さをはかる、旅のゲームです。`,
      },
      en: {
        name: `The Tea Road`,
        summary: `Carry the first leaves of the year from the hills to the capital by the sea, one inn at a time. Haste pays well, until it rains on the pass. A travel game about how much to carry and how fast to walk.`,
      },
    },
  },
  {
    slug: "house-of-rain",
    cover: { composition: "glass" },
    players: [4, 6],
    minutes: 90,
    age: 10,
    weight: 3,
    explain: 20,
    need: "much",
    languages: ["ja", "en"],
    tags: ["cooperative", "deduction"],
    text: {
      ja: {
        name: `雨の館`,
        summary: `雨やどりに入った館が、ひと部屋ずつ水に沈んでいきます。鍵をさがす人と扉を押さえる人にわかれ、相談だけをたよりに、夜明けまでに全員で外へ出ます。勝つときも負けるときも、いっしょです。`,
      },
      en: {
        name: `House of Rain`,
        summary: `You came in out of the rain, and now the house is filling up, one room at a time. Somebody looks for keys, somebody holds the door, and talk is all you have. Everyone gets out by dawn, or nobody does.`,
      },
    },
  },
];
