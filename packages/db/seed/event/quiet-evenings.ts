import type { EventSeed } from "./event-seed.ts";
import {
  bringToDoma,
  bringToHall,
  lateCancellation,
  rooms,
  teaIncluded,
} from "./standard-texts.ts";

const afternoon = { from: "14:00", until: "18:00", name: { ja: "午後の部", en: "Afternoon" } };

export const nightTrainsAndSnow: EventSeed = {
  slug: "night-trains-and-snow",
  cover: { palette: "sumi", composition: "track" },
  venue: "takujo-house-kanda",
  host: "miura-satoru",
  week: -2,
  weekday: 6,
  doors: "13:40",
  from: "14:00",
  until: "18:00",
  tags: ["taught", "alone"],
  fee: 1800,
  state: "cancelled",
  games: ["night-train-north", "snow-country-post"],
  guides: ["miura-satoru", "yukino-ai"],
  sessions: [
    {
      ...afternoon,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 0,
      table: { letter: "い", game: "night-train-north", guide: "miura-satoru" },
    },
    {
      ...afternoon,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 0,
      table: { letter: "ろ", game: "snow-country-post", guide: "yukino-ai" },
    },
  ],
  text: {
    ja: {
      title: `夜汽車と雪国のゲーム会`,
      summary: `『夜汽車は北へ』と『雪国郵便』。乗って、降りて、届ける、旅の二作を遊びます。`,
      body: `汽車に乗るゲームと、手紙を届けるゲーム。別々の作者の二作ですが、となりあわせに置くと、ひとつの旅のように思えてきます。『夜汽車は北へ』で北の駅に着いたら、そこから『雪国郵便』の橇が出る。勝手にそう決めて、二つの卓をつなぎました。

い卓は『夜汽車は北へ』。夜のあいだに客車をつなぎかえ、乗せた人をそれぞれの駅で降ろしていきます。朝までに降ろせなかったぶんは、失点です。窓の外の景色の札が、とてもいい絵です。

ろ卓は『雪国郵便』。雪にとざされた村へ、手紙と小包をとどけます。配る順番をまちがえると、自分の足あとが自分の道をふさぎます。

## 手紙は、声に出して

『雪国郵便』は60分ほどですので、二回遊びます。二回めは、配った手紙を声に出して読んでいただきます。となりの汽車の卓にも、すこし聞こえるくらいの声で。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "13:40", text: `開場` },
        { time: "14:00", text: `ルールの説明（20分）` },
        { time: "14:20", text: `汽車は発車、郵便は配達へ` },
        { time: "16:00", text: `駅でひと休み。お茶をどうぞ` },
        { time: "16:20", text: `汽車はつづきから、郵便は二回め。18:00におひらき` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
      notice: `当日の朝9:00に千代田区へ大雨警報が出ていたため、この会はお休みにしました。予約は自動で取り消しになっています。参加費はかかりません。ひらきなおす日が決まりましたら、このページでお知らせします。電車のゲームの日に電車を心配することになり、残念です。`,
    },
    en: {
      title: `Night trains and snow`,
      summary: `Night Train North and Snow Country Post: two games about setting out, getting off and delivering things.`,
      body: `One game is about riding a train and the other is about carrying letters. They come from different designers, but set side by side they feel like one journey. You reach the last station in **Night Train North**, and there the sleigh from **Snow Country Post** is waiting. At least, we've decided so.

At Table い (i) you couple and uncouple carriages through the night and try to put every passenger down in the right town before dawn. The cards for the view from the window are worth losing a turn to look at.

At Table ろ (ro) you deliver letters to villages under deep snow. Go round in the wrong order and your own tracks block your way home.

## Letters, read aloud

Snow Country Post takes about an hour, so that table plays it twice. The second time you read each letter aloud, just loud enough for the train to hear.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "13:40", text: `Doors open` },
        { time: "14:00", text: `Rules, about twenty minutes` },
        { time: "14:20", text: `The train departs, the post sets out` },
        { time: "16:00", text: `A stop for tea` },
        { time: "16:20", text: `The train goes on, the post goes round again, until 18:00` },
      ],
      bring: bringToHall.en,
      cancellation: lateCancellation.en,
      notice: `A heavy-rain warning was in force for Chiyoda ward at 9:00 that morning, so we did not open. All reservations were canceled for you and nothing is owed. When we have a new date it will appear on this page. We are sorry to have called off a day about trains because of the trains.`,
    },
  },
};

const evening = { from: "19:00", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const teaRoadEvening: EventSeed = {
  slug: "tea-road-evening",
  cover: { palette: "kurumi", composition: "table" },
  venue: "takujo-house-kanda",
  host: "yukino-ai",
  week: -1,
  weekday: 2,
  doors: "18:30",
  from: "19:00",
  until: "22:00",
  tags: ["beginner", "taught", "alone", "english"],
  fee: 1500,
  games: ["tea-road"],
  guides: ["yukino-ai", "tanaka-yuki"],
  sessions: [
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 3,
      table: { letter: "い", game: "tea-road", guide: "yukino-ai" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 2,
      table: { letter: "ろ", game: "tea-road", guide: "tanaka-yuki" },
    },
  ],
  text: {
    ja: {
      title: `『茶の道』を、茶を飲みながら`,
      summary: `宿場に着くたびに、お茶を一杯。ゲームの道のりを、舌でもたどる火曜の小さな会です。`,
      body: `『茶の道』は、茶どころから都まで、宿場をたどって新茶を運ぶゲームです。早く着くほど高く売れますが、雨の日に歩くと茶がしめります。天気の札を読みながら、進むか、泊まるかを決めていきます。

この夜は、宿場に着くたびに、雪野がお茶を一杯いれます。茶どころでは青く、峠をこえると香ばしく、都に着くころにはずいぶん濃い。遅れて着いた人のお茶は、すこし冷めています。ルールブックには書いてありませんが、なかなかよい罰だと思っています。

## 小さな会です

卓は二つ、席は八つだけ。火曜の夜は土間がしずかなので、札をめくる音がよく聞こえます。仕事の帰りに、ひとりでふらりと来る方の多い会です。

い卓では、英語でも説明します。お茶の名前は、どちらの言葉でもむずかしいので、紙に書いてお渡しします。`,
      room: rooms.doma.ja,
      feeNote: `お茶六杯つき・当日払い`,
      flow: [
        { time: "18:30", text: `開場。一杯めは、白湯です` },
        { time: "19:00", text: `ルールの説明（20分）` },
        { time: "19:20", text: `出発。宿場に着くたびに一杯` },
        { time: "21:20", text: `都に到着。点数と、お茶の答えあわせ` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `The Tea Road, with tea`,
      summary: `Each time you reach an inn, you get a cup of tea. A small gathering on a Tuesday evening.`,
      body: `In **The Tea Road** you carry the first leaves of the year from the hills to the capital, one inn at a time. The early load sells best, unless you walk it through the rain, so you watch the weather and decide each morning whether to set out.

On this evening, whenever someone reaches an inn, Yukino pours a cup. It's green in the hills, toasted after the pass, and very strong by the time you see the capital. If you arrive late, your cup has gone lukewarm. That isn't in the rule reserve, but we think it should be.

## A small one

Two tables and eight seats. The doma is quiet on Tuesdays and you can hear every card. Many people come alone, straight from work.

Yukino teaches Table い (i) in English as well as Japanese. The names of the teas are hard in any language, so we'll write them down for you.`,
      room: rooms.doma.en,
      feeNote: `Six cups of tea included, pay at the door`,
      flow: [
        { time: "18:30", text: `Doors open. The first cup is hot water` },
        { time: "19:00", text: `Rules, about twenty minutes` },
        { time: "19:20", text: `Set out, with a cup at every inn` },
        { time: "21:20", text: `The capital: scores, and what you've been drinking` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};

export const goOnNineLines: EventSeed = {
  slug: "go-on-nine-lines",
  cover: { palette: "kinari", composition: "goban" },
  venue: "takujo-house-kanda",
  host: "ito-ren",
  week: 2,
  weekday: 6,
  doors: "12:45",
  from: "13:00",
  until: "15:00",
  tags: ["beginner", "two-player", "taught", "alone", "family"],
  fee: 1000,
  games: ["go-nine"],
  guides: ["ito-ren", "anna-kimura"],
  sessions: [
    {
      from: "13:00",
      until: "15:00",
      capacity: 12,
      maxSeats: 4,
      seatsTaken: 6,
      name: { ja: "昼の部", en: "Afternoon" },
    },
  ],
  text: {
    ja: {
      title: `はじめての囲碁、九路盤から`,
      summary: `線が九本の小さな盤なら、一局30分。石の置きかたから、二時間で二局打って帰ります。7歳から。`,
      body: `囲碁をあきらめた方に、理由をたずねると、だいたい同じ答えがかえってきます。「どこに打てばいいのか、わからない」。十九路の盤には、はじめの一手の候補が三百六十一もあります。わからなくて当然です。

九路盤なら、八十一です。それでもじゅうぶん多いのですが、五分も打てば端が見えてきます。見えてくると、人は考えはじめます。

## 六段の教えかた

案内役の伊藤は六段です。けれど、定石の話はしません。教えるのは三つだけ。**石は線の交わるところに置く。囲まれたら取られる。広く囲んだほうが勝ち。** あとは打ちながら、聞かれたことにだけ答えます。長く黙っているときは、怒っているのではなく、うれしくて見入っているのだそうです。

## おとなも、子どもも

7歳からどうぞ。子どもは早く打ち、おとなは長く考え、だいたい互角になります。経験のある方も歓迎しますが、この日は石をいくつか置かせる側にまわってください。終局の数えかたは、コマをかぞえるのが得意な木村が手伝います。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:45", text: `開場` },
        { time: "13:00", text: `三つの決まり（15分）` },
        { time: "13:20", text: `一局め。伊藤が盤をまわります` },
        { time: "14:00", text: `お茶。もったいない一手をふりかえる` },
        { time: "14:20", text: `二局め。相手をかえて` },
        { time: "15:00", text: `石をしまって、おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Your first game of go, on nine lines`,
      summary: `On a small board a game takes half an hour. Learn where the stones go and play twice in two hours. Ages seven and up.`,
      body: `Ask people why they gave up on go and they tend to say the same thing: they had no idea where to play. A full board offers 361 places for the first stone. Of course you had no idea.

A board of nine lines has eighty-one. That's still plenty, but after five minutes you can see the edges, and once you see edges you begin to think.

## How a 6-dan teaches

Ito is a 6-dan and will not mention openings. You'll learn three things. **Stones go where lines cross. Surrounded stones are taken. Whoever fences off more, wins.** After that Ito answers whatever you ask. A long silence isn't disapproval. It means the game has become interesting.

## For adults and children

Anyone from seven up can join. Children play fast and adults think long, and it comes out about even. If you already play, you're welcome, but expect to give your opponent a few stones. Ito teaches in Japanese; Anna Kimura is there to help in English, and with the counting.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "12:45", text: `Doors open` },
        { time: "13:00", text: `Three rules in fifteen minutes` },
        { time: "13:20", text: `First game, with Ito going round` },
        { time: "14:00", text: `Tea, and the moves we wish we had back` },
        { time: "14:20", text: `Second game, new opponent` },
        { time: "15:00", text: `Stones back in their bowls` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};
