import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const afternoon = { from: "13:00", until: "17:00", name: { ja: "昼の部" } };

export const sixMerchantsAfternoon: EventSeed = {
  slug: "six-merchants-afternoon",
  cover: { palette: "ai", composition: "sea" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: -6,
  weekday: 6,
  doors: "12:40",
  from: "13:00",
  until: "17:00",
  tags: ["beginner", "taught", "alone"],
  fee: 1800,
  games: ["six-merchants"],
  guides: ["tanaka-yuki", "mori-chihiro", "hanaoka-shigeru"],
  sessions: [
    {
      ...afternoon,
      capacity: 6,
      maxSeats: 4,
      seatsTaken: 5,
      table: { letter: "い", game: "six-merchants", guide: "tanaka-yuki", minPlayers: 3 },
    },
    {
      ...afternoon,
      capacity: 6,
      maxSeats: 4,
      seatsTaken: 3,
      table: { letter: "ろ", game: "six-merchants", guide: "mori-chihiro", minPlayers: 3 },
    },
    {
      ...afternoon,
      capacity: 6,
      maxSeats: 4,
      seatsTaken: 4,
      table: { letter: "は", game: "six-merchants", guide: "hanaoka-shigeru", minPlayers: 3 },
    },
  ],
  text: {
    ja: {
      title: `港の六商人、三箱を三卓で`,
      summary: `同じゲームを三つの卓で同時に遊び、値のつきかたを見くらべる午後です。`,
      body: `『港の六商人』は、卓によってまるで別のゲームになります。しずかな卓では荷が安く、にぎやかな卓では誰もが高値をつかみます。棚に三箱あるのですから、いちど横にならべてみることにしました。

一回目は、えらんだ卓で。二回目は、三つの卓の席をくじで入れかえます。さっきまでの相場は、もう通用しません。それがこの日の見どころです。

## はじめての方へ

説明は15分ほどです。値をつけるのは一度きり、という決まりさえ覚えれば、あとは船が着くのを待つだけ。声の大きい人が勝つゲームではありません。よく見ている人のところに、荷は残ります。

## 壁の相場表

三つの卓の落札価格を、広間の壁に書きだしていきます。**「となりの卓では、塩が三倍」**。そう聞いたときにどうするかは、おまかせします。ちなみに前にひらいたときは、全員が塩を待ち、だれも塩で得をしませんでした。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:40", text: `開場。靴をぬいで、二階へどうぞ` },
        { time: "13:00", text: `三卓いっしょに、ルールの説明（15分）` },
        { time: "13:20", text: `一回目` },
        { time: "14:40", text: `お茶。くじで席を入れかえます` },
        { time: "15:10", text: `二回目` },
        { time: "16:30", text: `壁の相場表をかこんで、感想戦` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
    },
  },
};

const evening = { from: "16:00", until: "20:00", name: { ja: "夕の部", en: "Late afternoon" } };

export const mountainAndJourney: EventSeed = {
  slug: "mountain-and-journey",
  cover: { palette: "sora", composition: "mountain" },
  venue: "takujo-house-kanda",
  host: "miura-satoru",
  week: 2,
  weekday: 6,
  doors: "15:40",
  from: "16:00",
  until: "20:00",
  tags: ["taught", "alone", "english"],
  fee: 1800,
  games: ["mountain-echo", "night-train-north", "snow-country-post"],
  guides: ["miura-satoru", "tanaka-yuki"],
  sessions: [
    {
      ...evening,
      capacity: 5,
      maxSeats: 3,
      seatsTaken: 4,
      table: { letter: "い", game: "mountain-echo", guide: "miura-satoru" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 4,
      table: { letter: "ろ", game: "night-train-north", guide: "tanaka-yuki" },
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 0,
      table: { letter: "は", game: "snow-country-post", guide: "yukino-ai", calledOff: true },
    },
  ],
  text: {
    ja: {
      title: `山と旅のゲーム会`,
      summary: `呼べば、こだまが返ってくる。中くらいの重さの旅のゲームを二作、夕方の広間で遊びます。`,
      body: `『山びこクロノ』では、自分の打った手が、三手おくれて山から返ってきます。うれしい手も、うっかりした手も、忘れたころに戻ってくる。登山というより、人生に近いゲームだと三浦は言います。75分で遊べる人生です。

もうひとつの卓は『夜汽車は北へ』。客車をつなぎかえながら北へ進み、乗せた人を、朝までにそれぞれの駅で降ろします。

重量級はまだ早いけれど、軽いものではすこし物足りない。そういう方に、ちょうどよい二作をえらびました。どちらも説明は20分ほど。一作をゆっくり遊んで、残った時間で短いものを出します。

## は卓のこと

予定していたは卓『雪国郵便』は、案内役の都合でお休みにしました。ご予約くださっていた方には、メールでお知らせしています。手紙は、また別の日に配ります。

## 窓の外

広間の窓は西向きです。盤に西日がさしてきたら、すだれをおろします。考えごとの顔が、すこし見えにくくなります。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "15:40", text: `開場` },
        { time: "16:00", text: `卓ごとに、ルールの説明（20分）` },
        { time: "16:20", text: `出発` },
        { time: "17:40", text: `お茶と、窓の外` },
        { time: "18:00", text: `つづき。早く終わった卓は、短いゲームを` },
        { time: "19:45", text: `感想戦。20:00におひらき` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Mountains and journeys`,
      summary: `Shout, and the echo comes back. Two middleweight travel games upstairs as the sun goes down.`,
      body: `In **Mountain Echo**, every move you make returns from the mountain three turns later. The clever ones come back, and so do the careless ones, usually once you've forgotten them. Miura says it's less like climbing than like life. This one takes seventy-five minutes.

The other table plays **Night Train North**. You couple and uncouple carriages on the way and try to put every passenger down in the right town before dawn.

We chose these for people who aren't ready for a heavyweight and find the lighter games a little thin. The rules take about twenty minutes. We play one game slowly, with something short afterwards if there's time. Table い (i) is taught in English and Japanese, Table ろ (ro) in Japanese.

## About Table は (ha)

Snow Country Post was planned for Table は (ha), but its guide can't be there, so that table is called off. Everyone who had reserved it has been told by email. The letters will be delivered another day.

## Outside

The hall's windows face west. When the sun reaches the board we let down the blinds, and the faces people make while thinking get a little harder to read.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "15:40", text: `Doors open` },
        { time: "16:00", text: `Rules at each table, twenty minutes` },
        { time: "16:20", text: `Set out` },
        { time: "17:40", text: `Tea, and a look out of the window` },
        { time: "18:00", text: `On you go, with a short game for whoever finishes early` },
        { time: "19:45", text: `Talk it over until 20:00` },
      ],
      bring: bringToHall.en,
      cancellation: lateCancellation.en,
    },
  },
};

const allDay = { from: "13:00", until: "18:00", name: { ja: "午後の部", en: "Afternoon" } };

export const compassAndCrownChartDay: EventSeed = {
  slug: "compass-and-crown-chart-day",
  cover: { palette: "tokiwa", composition: "sea" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: 3,
  weekday: 7,
  doors: "12:40",
  from: "13:00",
  until: "18:00",
  movedByDays: 1,
  tags: ["heavy", "taught", "alone", "english"],
  fee: 2800,
  state: "changed",
  games: ["compass-and-crown"],
  guides: ["tanaka-yuki", "lee-mei"],
  sessions: [
    {
      ...allDay,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 3,
      table: { letter: "い", game: "compass-and-crown", guide: "tanaka-yuki" },
    },
    {
      ...allDay,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 1,
      table: { letter: "ろ", game: "compass-and-crown", guide: "lee-mei" },
      language: "both",
    },
  ],
  text: {
    ja: {
      title: `『羅針盤と王冠』ふたつの海図をつなぐ日`,
      summary: `二つの卓で描いた海図を、最後に一枚につなげます。王への報告が合っているかどうかは、また別の話です。`,
      body: `『羅針盤と王冠』は、地図の白いところへ船を出し、帰ってきて王に報告するゲームです。見てきたとおりに話す義務は、とくにありません。ふつうは一つの卓で終わりますが、この日は二つの卓で別々の海を描き、終わってから東と西をつなげます。

つないだところで岸の線が合えば、どちらの報告もほんとうだったことになります。合わなければ、世界の果てということにします。どちらの卓が勝ったのかは、正直なところ、田中にもうまく数えられません。

## はじめての方へ

説明は30分ほど。航海と宮廷、二つの盤を行き来しますが、最初の一時間は海だけ見ていれば足ります。前に遊んだことのある方は、島の名づけで実力を発揮してください。これまでに名づけられた島のうち、いちばん評判がよかったのは「たぶん島」です。

## ろ卓は、英語でも

ろ卓では、リーが英語で説明します。島の名前は、どの言葉でつけてもかまいません。東と西で言葉がちがうと、つないだときの海図が、いっそうそれらしく見えます。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:40", text: `開場` },
        { time: "13:00", text: `ルールの説明（30分）` },
        { time: "13:30", text: `出航` },
        { time: "15:20", text: `寄港。お茶とおやつ` },
        { time: "15:40", text: `ふたたび海へ` },
        { time: "17:20", text: `二枚の海図をつなぎます` },
      ],
      bring: bringToHall.ja,
      cancellation: `日を変えましたので、新しい日に来られない方は、**いつ取り消しても参加費をいただきません**。

変更のあとに予約してくださった方は、いつもどおり前日の22:00まで無料、それよりあとは料金の半額（一般の席は1,400円）です。警報の出ている日は、いただきません。`,
      notice: `土曜から、翌日の日曜に変わりました。広間の梁の点検が土曜に入ったためです。時間と卓はそのままで、いただいている予約も新しい日に移しました。日曜に来られない方は、マイページから席を返してください。期限にかかわらず、参加費はいただきません。`,
    },
    en: {
      title: `Compass and Crown: joining the charts`,
      summary: `Two tables draw two halves of an ocean and put them together at the end. Whether either king was told the truth is another matter.`,
      body: `In **Compass and Crown** you sail off the edge of the map, come home, and report to the king. Nothing says your report has to match your voyage. A game usually ends at one table, but on this day two tables chart two seas, and afterwards we lay east against west.

Where the coastlines meet, both reports must have been true. Where they don't, we declare it the edge of the world. As for who has won, Tanaka admits to never having counted it the same way twice.

## If you're new to it

The rules take about half an hour. There are two boards, one at sea and one at court, and for the first hour the sea is enough. If you've played before, show your skill in the naming of islands. The most admired so far is called Probably.

## Table ろ (ro) in English

Lee Mei teaches Table ろ (ro) in English, and Tanaka teaches Table い (i) in Japanese. Name your islands in any language you like. When east and west don't match, the finished chart looks all the more convincing.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "12:40", text: `Doors open` },
        { time: "13:00", text: `Rules, about half an hour` },
        { time: "13:30", text: `Set sail` },
        { time: "15:20", text: `In port: tea and something sweet` },
        { time: "15:40", text: `Back to sea` },
        { time: "17:20", text: `The two charts become one` },
      ],
      bring: bringToHall.en,
      cancellation: `Because we changed the day, anyone who can't make the new one may cancel **at any time and owes nothing**.

If you reserved after the change, the usual applies: free until 22:00 the day before, then half the price of your seat (¥1,400 for a standard one). Nothing is owed on days with a weather warning.`,
      notice: `Moved from Saturday to the next day, Sunday, because the beams of the hall are being inspected on the Saturday. The hours and tables stay as they were, and your reservation has moved with them. If Sunday doesn't suit you, give your seats back from your account. You'll owe nothing, whenever you do it.`,
    },
  },
};
