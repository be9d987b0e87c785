import type { EventSeed } from "./event-seed.ts";
import { rooms } from "./standard-texts.ts";

export const familyMorningAnimalBridge: EventSeed = {
  slug: "family-morning-animal-bridge",
  cover: { palette: "yamabuki", composition: "portrait" },
  venue: "takujo-house-kanda",
  host: "anna-kimura",
  week: 0,
  weekday: 7,
  doors: "10:00",
  from: "10:00",
  until: "12:30",
  tags: ["family", "beginner", "taught", "english"],
  fee: 1200,
  games: ["animal-bridge", "radish-race", "kite-masters"],
  guides: ["anna-kimura"],
  sessions: [
    {
      from: "10:00",
      until: "12:30",
      capacity: 24,
      maxSeats: 6,
      seatsTaken: 12,
      language: "both",
      name: { ja: "朝の部", en: "Morning" },
    },
  ],
  text: {
    ja: {
      title: `親子ではじめてのボードゲーム`,
      summary: `5歳から。20分で終わるゲームを、保育士の案内役といっしょに。泣いても走っても、だいじょうぶな日曜の朝です。`,
      body: `日曜の10:00から、土間は親子のための場所になります。大人だけの方はいませんので、声の大きさも、席を立つ回数も、気にしなくてかまいません。

最初の一箱は『どうぶつ橋』です。木のどうぶつを一頭ずつ、ほそい橋にのせていき、落としたらおしまい。だれかが落とすと、なぜか全員が笑います。気にいったら何度でもどうぞ。十回つづけて遊んで帰った方もいます。

## 負けるのが、まだつらい子へ

負けて泣くのは、ちゃんと遊んだしるしです。木村は保育士ですので、泣いている子のとなりで待つのに慣れています。みんなで力をあわせる遊びかたも用意しています。

## 席のとりかた

席は、お子さんのぶんもおとりください。ひざの上の赤ちゃんのぶんは、いりません。5歳より小さいごきょうだいには、積み木の箱を出しておきます。途中で来て、途中で帰ってもだいじょうぶです。

段差は、入口の3cmだけ。ベビーカーのまま入れます。おむつをかえる場所と、お湯のポットがあります。`,
      room: rooms.doma.ja,
      feeNote: `1席・麦茶つき・当日払い。ひざの上の赤ちゃんは無料`,
      flow: [
        { time: "10:00", text: `開場。好きな卓からどうぞ` },
        { time: "10:15", text: `『どうぶつ橋』をみんなで` },
        { time: "10:45", text: `卓ごとに、すきなゲームを` },
        { time: "11:30", text: `おやつの時間。ベンチでどうぞ` },
        { time: "11:50", text: `『だいこん競走』、土間をつかって` },
        { time: "12:30", text: `コマをかぞえて、おしまい` },
      ],
      bring: `- QRチケットと参加費
- 飲みものと、おやつ。卓からすこし離れたベンチで食べられます
- 着がえがあると安心です

靴のままで遊べます。`,
      cancellation: `**前日の22:00まで**は無料です。それよりあとは、料金の半額（一般の席は600円）を、次にいらしたときにいただきます。

お子さんの熱は、たいてい日曜の朝に出ます。そのときは、マイページから席を返してから、ゆっくり休ませてあげてください。警報の出ている日は、いただきません。`,
    },
    en: {
      title: `First board games for families`,
      summary: `Ages five and up. Twenty-minute games on a Sunday morning, with a guide who is a nursery teacher. Crying and running are both fine.`,
      body: `From ten o'clock on Sundays the doma belongs to families. Everyone else has brought children too, so you needn't worry about noise, or about getting up eleven times.

We start with **Animal Bridge**. You put animals on a bridge, one by one, until somebody knocks them off and the whole table laughs. Play it as often as you like. One family played ten times and went home happy.

## For children who don't like losing yet

Tears mean they were really playing. Anna is a nursery teacher and is used to waiting next to someone who is crying. There are also games where everybody wins or loses together.

## Reservation

Please reserve a seat for each child as well as yourself. Babies on laps don't count. For brothers and sisters under five there's a box of wooden blocks. Come late or leave early as you need.

There's one step of 3 cm at the door and strollers fit inside. We have a place to change a baby, and hot water for bottles. Anna teaches in English or Japanese, and children rarely notice which.`,
      room: rooms.doma.en,
      feeNote: `Per seat, barley tea included, pay at the door. Babies on laps are free`,
      flow: [
        { time: "10:00", text: `Doors open. Sit where you like` },
        { time: "10:15", text: `Animal Bridge, all together` },
        { time: "10:45", text: `A game of your choice at each table` },
        { time: "11:30", text: `Snacks on the bench` },
        { time: "11:50", text: `The Radish Race, across the whole floor` },
        { time: "12:30", text: `We count the pieces back into the box` },
      ],
      bring: `- Your QR ticket and the fee
- Drinks and snacks, for the bench a little away from the games
- A change of clothes might come in handy

Shoes stay on.`,
      cancellation: `Free until **22:00 the day before**. After that it's half the price of your seat (¥600 for a standard one), settled the next time you come.

Children run their fevers on Sunday mornings. If yours does, give the seats back from your account and let them sleep. Nothing is owed on days with a weather warning.`,
    },
  },
};

export const firstVisitShelfTour: EventSeed = {
  slug: "first-visit-shelf-tour",
  cover: { palette: "tokiwa", composition: "portrait" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: 2,
  weekday: 2,
  doors: "18:40",
  from: "19:00",
  until: "20:30",
  tags: ["beginner", "alone", "taught", "english"],
  fee: 0,
  games: ["animal-bridge", "six-merchants", "trading-flowers"],
  guides: ["tanaka-yuki", "yukino-ai"],
  sessions: [
    {
      from: "19:00",
      until: "20:30",
      capacity: 10,
      maxSeats: 2,
      seatsTaken: 4,
      language: "both",
      name: { ja: "棚めぐり", en: "Shelf tour" },
    },
  ],
  text: {
    ja: {
      title: `はじめての方の、棚めぐりと一卓め`,
      summary: `ゲームの棚を案内役と歩いて、一つだけ遊んで帰る90分。はじめての方は、無料です。`,
      body: `棚の前に立つと、たいていの方が黙ります。箱がずらりと、どれもこちらを向いているからです。「何がわからないのかも、わからない」。そういう方のための会です。

前半は、田中といっしょに棚を歩きます。箱の側面には、人数・時間・年齢・重さが、どれも同じ順にならんでいます。これが読めるようになると、棚がきゅうに地図に見えてきます。気になった箱は、あけてみてかまいません。コマのにおいをかぐ方もいます。

後半は、全員で相談して一つだけえらび、遊びます。案内役は口を出しません。えらぶところからが、遊びです。

## なぜ無料なのですか

はじめての一回で、合うかどうかはわからないからです。わからないものにお金をいただくのは、落ちつきません。二回めにいらしたとき、参加費をお払いください。

## 段差のこと

棚は一階と二階にあります。二階へは階段だけですので、のぼらない方には、二階の箱を土間へはこんでお見せします。雪野が英語でもご案内します。`,
      room: `1F 土間から2F 広間の棚へ`,
      feeNote: `無料・お茶つき`,
      flow: [
        { time: "18:40", text: `開場。受付のコマの札が目じるしです` },
        { time: "19:00", text: `箱の側面の読みかた` },
        { time: "19:15", text: `棚めぐり。一階から二階へ` },
        { time: "19:45", text: `相談して、一つえらぶ` },
        { time: "19:50", text: `一卓め` },
        { time: "20:30", text: `おひらき。残って遊んでいってもかまいません` },
      ],
      bring: `とくにありません。QRチケットだけ、駅でいちどひらいておいてください。

二階の棚の前では靴をぬぎます。`,
      cancellation: `無料の会ですので、いつ取り消してもお金はかかりません。ただ、席は10だけです。行けなくなったら、マイページから返していただけると、次の方が来られます。`,
    },
    en: {
      title: `First visit: a walk along the shelves, and one game`,
      summary: `Walk along the shelf with a guide, choose one together and play it. Ninety minutes, free for first-time visitors.`,
      body: `People go quiet in front of our shelves. There are so many boxes, and all of them are looking at you. If you don't even know what to ask, this evening is for you.

First you walk along with Tanaka. The side of each box lists players, minutes, age and weight, always in that order, and once you can read it the shelf turns into a map. Open anything you like. Some people smell the pieces.

Then the group picks one game and plays it. Your guides won't help you choose. Choosing is the first part of playing.

## Why is it free?

You can't tell from one evening whether this is for you, and we don't like to charge for a guess. Pay us the second time.

## Language and stairs

Yukino comes along and explains in English. The shelves are on both floors, and there are only stairs between them. If you'd rather stay down, we'll carry boxes down to you.`,
      room: `From the doma to the shelves upstairs`,
      feeNote: `Free, tea included`,
      flow: [
        { time: "18:40", text: `Doors open. Look for the sign with Koma on it` },
        { time: "19:00", text: `How to read the side of a box` },
        { time: "19:15", text: `Along the shelves, downstairs and up` },
        { time: "19:45", text: `Agree on one game` },
        { time: "19:50", text: `Your first table` },
        { time: "20:30", text: `The end, or stay and play on` },
      ],
      bring: `Nothing in particular. Open your QR ticket once before you leave the station.

Shoes come off at the shelves upstairs.`,
      cancellation: `It's free, so nothing is ever owed. There are only ten places, though. If you can't come, give yours back from your account and somebody else will be glad of it.`,
    },
  },
};
