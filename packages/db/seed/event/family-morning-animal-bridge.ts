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
