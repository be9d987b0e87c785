import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms } from "./standard-texts.ts";

const evening = { from: "17:00", until: "21:00", name: { ja: "夕の部" } };

export const paperKingdomPrintShop: EventSeed = {
  slug: "paper-kingdom-print-shop",
  cover: { palette: "kinari", composition: "mosaic" },
  venue: "takujo-house-kanda",
  host: "miura-satoru",
  week: 6,
  weekday: 6,
  doors: "16:40",
  from: "17:00",
  until: "21:00",
  tags: ["taught", "alone"],
  fee: 1800,
  state: "draft",
  games: ["paper-kingdom", "thousand-cranes"],
  guides: ["miura-satoru", "mori-chihiro"],
  sessions: [
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 0,
      table: { letter: "い", game: "paper-kingdom", guide: "miura-satoru" },
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 0,
      table: { letter: "ろ", game: "thousand-cranes", guide: "mori-chihiro" },
    },
  ],
  text: {
    ja: {
      title: `紙の王国、印刷所の夜`,
      summary: `もと印刷所の広間で、紙のゲームを二つ。最後に、古い活字で呼び名を刷って帰ります。`,
      body: `卓上ハウスは、もともと印刷所でした。紙だけは、いまもたくさんあります。それなら紙のゲームだけを遊ぶ夜があっていい、ということになりました。

い卓は『紙の王国』。法律を一枚ずつ書きたして、紙の上に国をつくります。自分に都合のいい法律は、次の年、となりの人にも都合よく使われます。ろ卓は『千羽の折り紙』。色紙の札を折ってつなぎ、つるの列をのばします。

## 活字で刷る

遊びおわったら、広間のすみに残してある活字で、呼び名を一枚刷ります。字をひろうのに、けっこう時間がかかります。画数の多い呼び名の方は、早めに遊びおえてください。

（刷る順番の決めかたと、インクの乾く時間を書く。足りない活字の一覧は三浦が確認中。）`,
      room: rooms.hall.ja,
      feeNote: `お茶と、活字の一枚つき・当日払い`,
      flow: [
        { time: "16:40", text: `開場` },
        { time: "17:00", text: `ルールの説明（20分）` },
        { time: "17:20", text: `遊びはじめ` },
        { time: "19:20", text: `お茶。字をひろいます` },
        { time: "20:00", text: `一枚ずつ刷って、21:00におひらき` },
      ],
      bring: `${bringToHall.ja}

インクがつくことがあります。よごれてもいい袖でどうぞ。`,
      cancellation: lateCancellation.ja,
    },
  },
};
