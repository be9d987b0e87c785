import type { BoardGameSeed } from "./board-game-seed.ts";

export const middleGames: BoardGameSeed[] = [
  {
    slug: "six-merchants",
    players: [3, 6],
    minutes: 60,
    age: 10,
    weight: 2,
    explain: 12,
    need: "little",
    languages: ["ja", "en"],
    tags: ["trading"],
    text: {
      ja: {
        name: `港の六商人`,
        summary: `船が着くたびに、六人の商人が荷を取りあいます。値をつけるのは一度きり。声の大きさではなく、待ちかたで決まる交渉ゲームです。`,
      },
      en: {
        name: `Six Merchants of the Harbor`,
        summary: `A ship comes in, six merchants want its cargo, and you may name a price only once. A trading game won by patience rather than volume.`,
      },
    },
  },
  {
    slug: "quiet-border",
    players: [2, 2],
    minutes: 45,
    age: 10,
    weight: 3,
    explain: 10,
    need: "none",
    languages: ["ja", "en"],
    tags: ["two-player", "abstract"],
    text: {
      ja: {
        name: `静かな国境`,
        summary: `二つの国のあいだに、すこしずつ線を引いていきます。話しあいはしません。相手の置いた石を見て、どこまでなら許してもらえるかを考えます。`,
      },
      en: {
        name: `Quiet Border`,
        summary: `Two countries, one line, drawn a stone at a time. Nobody negotiates. You look at where the other player stopped, and decide how much further you can go without being forgiven.`,
      },
    },
  },
  {
    slug: "mountain-echo",
    players: [2, 5],
    minutes: 75,
    age: 10,
    weight: 3,
    explain: 15,
    need: "little",
    languages: ["ja", "en"],
    tags: ["building"],
    text: {
      ja: {
        name: `山びこクロノ`,
        summary: `いま呼んだ声が、三手番あとに返ってきます。谷にこだまを残しながら、だれより先に頂へ。先のことを考えていたはずなのに、返ってくるころには忘れています。`,
      },
      en: {
        name: `Mountain Echo`,
        summary: `Shout now, and the answer comes back three turns later. Leave echoes in the valley and climb on them to the summit. You will plan brilliantly, then forget what you planned.`,
      },
    },
  },
  {
    slug: "snow-country-post",
    players: [2, 4],
    minutes: 60,
    age: 8,
    weight: 2,
    explain: 12,
    need: "little",
    languages: ["ja", "en"],
    tags: ["building", "family"],
    text: {
      ja: {
        name: `雪国郵便`,
        summary: `宛名しか書いていない手紙を、雪にとざされた村へとどけます。まわる順番をまちがえると、自分の足あとが自分の道をふさぎます。手紙の文面は、読みあげてもらえると喜ばれます。`,
      },
      en: {
        name: `Snow Country Post`,
        summary: `Deliver letters that have names and no addresses, to villages deep in snow. Go round in the wrong order and your own tracks will block your way home. Reading the letters aloud is optional, and everybody does.`,
      },
    },
  },
  {
    slug: "lantern-market",
    players: [2, 5],
    minutes: 45,
    age: 8,
    weight: 2,
    explain: 10,
    need: "little",
    languages: ["ja", "en"],
    tags: ["trading", "cards"],
    text: {
      ja: {
        name: `提灯市`,
        summary: `祭りの夕暮れ、道の両がわに夜店を出して、軒に提灯をつるします。大事なのは、だれの店のとなりに出すか。となりと色がそろうと、人が流れてきます。`,
      },
      en: {
        name: `Lantern Market`,
        summary: `It's festival night, and stalls go up along both sides of the street. Choose whose stall to stand next to, then hang your lanterns to match. A crowd follows color, and crowds are what you're after.`,
      },
    },
  },
  {
    slug: "salt-and-silk",
    players: [2, 5],
    minutes: 45,
    age: 10,
    weight: 2,
    explain: 10,
    need: "none",
    languages: ["ja", "en"],
    tags: ["trading"],
    text: {
      ja: {
        name: `塩と絹`,
        summary: `塩は山から、絹は海から。重くて安い荷と、軽くて高い荷を、峠の市で取りかえます。どの道を行っても損はするので、いちばん損の小さい道をさがします。`,
      },
      en: {
        name: `Salt and Silk`,
        summary: `Salt comes down from the mountains, silk comes up from the coast, and you trade one for the other at the pass. Every road costs you something. Find the one that costs you least.`,
      },
    },
  },
  {
    slug: "paper-kingdom",
    players: [2, 4],
    minutes: 60,
    age: 10,
    weight: 2,
    explain: 12,
    need: "much",
    languages: ["ja"],
    tags: ["cards", "building"],
    text: {
      ja: {
        name: `紙の王国`,
        summary: `一枚の紙を折りながら、領地をひろげていきます。折り目はもとに戻せないので、国ざかいも約束も、いちど折ったらそのままです。もと印刷所の卓に、よく似あう箱です。`,
      },
    },
  },
  {
    slug: "go-nine",
    players: [2, 2],
    minutes: 30,
    age: 7,
    weight: 2,
    explain: 5,
    need: "none",
    languages: ["ja", "en"],
    tags: ["two-player", "abstract"],
    text: {
      ja: {
        name: `囲碁（九路盤）`,
        summary: `たて九本、よこ九本の小さな盤で打つ囲碁です。ルールは五分、一局は十五分から三十分。負けても、もう一局がすぐにはじまります。`,
      },
      en: {
        name: `Go on the 9×9 board`,
        summary: `Go, on a board small enough to see all at once. Five minutes of rules, half an hour at most for a game, and then somebody says "again?"`,
      },
    },
  },
  {
    slug: "stone-gathering",
    players: [2, 4],
    minutes: 45,
    age: 8,
    weight: 2,
    explain: 8,
    need: "none",
    languages: ["ja", "en"],
    tags: ["two-player", "abstract"],
    text: {
      ja: {
        name: `石取り物語`,
        summary: `川原の石を一つずつ取って、みんなで一つの昔話をつくる協力ゲームです。取りすぎると川があふれ、遠慮しすぎると話が終わりません。毎回ちがう結末を、帳面に書きのこせます。`,
      },
      en: {
        name: `A Tale of Gathered Stones`,
        summary: `Take stones from the riverbed and build one folk tale together. Too greedy and the river floods; too polite and the story never ends. There is a notebook in the box for the endings.`,
      },
    },
  },
  {
    slug: "trading-flowers",
    players: [2, 2],
    minutes: 20,
    age: 8,
    weight: 2,
    explain: 5,
    need: "none",
    languages: ["ja", "en"],
    tags: ["two-player", "cards"],
    text: {
      ja: {
        name: `花のやりとり`,
        summary: `毎回、二輪を選んで差しだし、相手に一輪をとってもらいます。残ったほうが、自分の花。何をあげるかで、相手のことがすこしわかってきます。`,
      },
      en: {
        name: `Trading Flowers`,
        summary: `Offer two flowers, let the other player choose, and keep what is left. Twenty quiet minutes in which you find out what each of you can bear to give away.`,
      },
    },
  },
  {
    slug: "koi-koi",
    players: [2, 3],
    minutes: 40,
    age: 8,
    weight: 2,
    explain: 10,
    need: "none",
    languages: ["ja", "en"],
    tags: ["two-player", "cards"],
    text: {
      ja: {
        name: `こいこい`,
        summary: `花札の、いちばん知られた遊びです。役ができたところでやめるか、「こいこい」と言ってつづけるか。十二か月の絵柄は、遊ぶうちに覚えます。`,
      },
      en: {
        name: `Koi-Koi`,
        summary: `The best-loved game for hanafuda, the Japanese flower cards. Complete a set, then either stop or say "koi-koi" and risk it for more. You'll learn the twelve months as you play.`,
      },
    },
  },
  {
    slug: "wolves-and-bells",
    players: [5, 8],
    minutes: 40,
    age: 10,
    weight: 2,
    explain: 8,
    need: "little",
    languages: ["ja", "en"],
    tags: ["bluffing", "deduction", "party"],
    text: {
      ja: {
        name: `狼と鈴`,
        summary: `羊のなかに狼がまじり、鈴を鳴らせるのは羊だけ。ただし、こわくて鳴らせない羊もいます。しゃべるのが苦手でも、鈴の音で疑いを晴らせる正体隠匿です。`,
      },
      en: {
        name: `Wolves and Bells`,
        summary: `There are wolves among the sheep. Only sheep can ring the bell, though some are too frightened to. Hidden roles for people who would sooner ring than argue.`,
      },
    },
  },
];
