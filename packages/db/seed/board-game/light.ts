import type { BoardGameSeed } from "./insert-board-game.ts";

export const lightGames: BoardGameSeed[] = [
  {
    slug: "animal-bridge",
    cover: { composition: "cubes" },
    players: [2, 6],
    minutes: 20,
    age: 5,
    weight: 1,
    explain: 3,
    need: "none",
    languages: ["ja", "en"],
    tags: ["family", "dexterity"],
    text: {
      ja: {
        name: `どうぶつ橋`,
        summary: `木のどうぶつを一頭ずつ、ほそい橋にのせていきます。さいごの象の場所を残しておけるかどうか。五歳の人が、いちばん落ちついています。`,
      },
      en: {
        name: `Animal Bridge`,
        summary: `Stand the wooden animals on a very narrow bridge, one by one, and leave room for the elephant. The calmest player is usually five years old.`,
      },
    },
  },
  {
    slug: "last-bus",
    cover: { composition: "track" },
    players: [3, 6],
    minutes: 25,
    age: 8,
    weight: 1,
    explain: 4,
    need: "little",
    languages: ["ja", "en"],
    tags: ["party", "cards"],
    text: {
      ja: {
        name: `終バス`,
        summary: `終バスまであと三本。もう一軒寄るか、いま乗るかを、全員がいっせいに決めます。乗りおくれた人どうしは、いっしょに帰り道をさがしながら、言いわけを考えます。`,
      },
      en: {
        name: `The Last Bus`,
        summary: `Three buses left tonight. Everybody decides at once: one more stop, or home? Those who miss the last one look for the way home together, and owe the table an excuse.`,
      },
    },
  },
  {
    slug: "tide-pool",
    cover: { composition: "sea" },
    players: [2, 4],
    minutes: 20,
    age: 6,
    weight: 1,
    explain: 3,
    need: "none",
    languages: ["ja", "en"],
    tags: ["family", "cards"],
    text: {
      ja: {
        name: `潮だまり`,
        summary: `潮がひいたあとの水たまりで、貝やかにを見つけます。絵合わせに似ていますが、波が来るたびに場所が変わります。おぼえていた子も、笑ってやりなおしです。`,
      },
      en: {
        name: `Tide Pool`,
        summary: `Turn over shells, remember the crabs, fill your bucket. It works like any game of pairs until the wave comes in and moves everything one place along.`,
      },
    },
  },
  {
    slug: "thousand-cranes",
    cover: { composition: "fan" },
    players: [1, 5],
    minutes: 30,
    age: 7,
    weight: 1,
    explain: 5,
    need: "none",
    languages: ["ja", "en"],
    tags: ["cards"],
    text: {
      ja: {
        name: `千羽の折り紙`,
        summary: `札を折ってつなぎ、つるの列をのばしていきます。折るほどに手札がへり、心細くなってから強くなります。ひとりでも遊べるので、待ちあわせの卓でよくひらかれる箱です。`,
      },
      en: {
        name: `A Thousand Folded Cranes`,
        summary: `Fold your cards into a growing line of cranes. The more you fold, the less you hold, and that is when it gets interesting. You can start alone and let people join in as they arrive.`,
      },
    },
  },
  {
    slug: "kite-masters",
    players: [2, 5],
    minutes: 20,
    age: 6,
    weight: 1,
    explain: 4,
    need: "none",
    languages: ["ja", "en"],
    tags: ["family", "dice"],
    text: {
      ja: {
        name: `凧あげ名人`,
        summary: `風の札を読んで、糸をのばしたり巻いたりします。高くあげるほど点になりますが、のばしすぎると切れ、となりの糸とからむと、二人とも落ちます。`,
      },
      en: {
        name: `Kite Masters`,
        summary: `Read the wind, let out the string, wind it in again. Higher kites score more. Too much string snaps, and tangled kites come down together.`,
      },
    },
  },
  {
    slug: "cellar-spirits",
    players: [3, 5],
    minutes: 30,
    age: 8,
    weight: 1,
    explain: 5,
    need: "little",
    languages: ["ja", "en"],
    tags: ["cooperative", "family"],
    text: {
      ja: {
        name: `蔵の精`,
        summary: `ひとりが蔵の精になり、小箱をふったり、たたいたりします。のこりの人は音だけをたよりに、酒蔵のどこで何が起きているのかを相談します。耳で遊ぶ、協力のゲームです。`,
      },
      en: {
        name: `Spirits of the Cellar`,
        summary: `One player is the spirit and makes small noises in a box. Everyone else listens, confers, and works out what is going on in the sake cellar, and where. A cooperative game for the ears.`,
      },
    },
  },
  {
    slug: "moonlit-thieves",
    cover: { composition: "portrait" },
    players: [4, 7],
    minutes: 30,
    age: 10,
    weight: 2,
    explain: 8,
    need: "little",
    languages: ["ja", "en"],
    tags: ["bluffing", "deduction"],
    text: {
      ja: {
        name: `月夜の盗人`,
        summary: `屋根の上の仲間のなかに、見張りとつながっている人がいます。月が雲にかくれた三分間だけ、こっそり札をやりとりできる正体隠匿です。`,
      },
      en: {
        name: `Moonlit Thieves`,
        summary: `A gang on the rooftops, and one of you works for the watch. Cards change hands only while the moon is behind a cloud, which is three minutes by the sand timer. Hidden roles, quickly over.`,
      },
    },
  },
  {
    slug: "dice-garden",
    cover: { composition: "bigdie" },
    players: [1, 4],
    minutes: 30,
    age: 8,
    weight: 2,
    explain: 8,
    need: "none",
    languages: ["ja", "en"],
    tags: ["dice", "building"],
    text: {
      ja: {
        name: `さいころ庭園`,
        summary: `ふったさいころを石や灯籠に見たてて、小さな庭に置いていきます。よくない目にも、かならず似あう場所があります。運がきらいな方にこそ、ためしてほしい箱です。`,
      },
      en: {
        name: `Dice Garden`,
        summary: `Roll the dice, then plant them: stones, moss, a lantern. There is a good spot for every bad number. We recommend it to people who say they hate luck.`,
      },
    },
  },
  {
    slug: "radish-race",
    cover: { composition: "track" },
    players: [3, 6],
    minutes: 20,
    age: 5,
    weight: 1,
    explain: 3,
    need: "none",
    languages: ["ja", "en"],
    tags: ["family", "dice"],
    text: {
      ja: {
        name: `だいこん競走`,
        summary: `畑からぬけだした大根が、八百屋まで競走します。自分がどの大根かは、着くまで内緒です。応援の声で、だいたいばれます。`,
      },
      en: {
        name: `The Radish Race`,
        summary: `The radishes have got out and are racing to the greengrocer's. Nobody says which one is theirs. The cheering gives it away.`,
      },
    },
  },
  {
    slug: "bamboo-seven",
    cover: { composition: "portrait" },
    players: [3, 7],
    minutes: 20,
    age: 8,
    weight: 1,
    explain: 5,
    need: "little",
    languages: ["ja"],
    tags: ["cards", "party"],
    text: {
      ja: {
        name: `竹林の七人`,
        summary: `竹林に、七人の隠者が隠れています。だれがいちばんうまく隠れているかを、一人ひとことのヒントで当てます。だまっている時間が、いちばん長くて楽しい箱です。`,
      },
    },
  },
];
