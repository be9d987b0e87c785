import type { NewsSeed } from "./insert-news.ts";

export const domaFloorHeating: NewsSeed = {
  slug: "doma-floor-heating",
  category: "notice",
  publishedDaysAgo: 10,
  text: {
    ja: {
      title: `土間の床に、暖房が入りました`,
      summary: `足もとから、ほんのりあたたまります。ひざかけと湯たんぽもお貸しします。`,
      body: `一階の土間は、もともと印刷の機械を置いていた場所です。床がかたくて広いぶん、寒い日は足もとから冷えました。「ゲームは最高、つま先は氷」というアンケートの一行に、背中を押されました。

お休みの月曜をつかって床にうすい温水の管を敷き、四つの卓の下がほんのりあたたまるようになりました。

## 土間の卓をえらぶときは

- いちばんあたたかいのは、奥の二卓です。
- 窓ぎわの卓は光がきれいですが、すこし冷えます。
- 靴はぬがずに、そのままおすわりください。

ひざかけと湯たんぽは、受付でお貸ししています。数にかぎりがあるので、寒がりの方は予約のメモに**「ひざかけ希望」**と書いてください。席に用意しておきます。`,
    },
    en: {
      title: `The ground floor is warm now`,
      summary: `We've put heating under the doma floor. Blankets and hot-water bottles are yours to borrow.`,
      body: `The doma, our shoes-on room downstairs, is where the printing presses used to stand. It is a wide, hard floor, and on cold days you felt it in your feet. "Great games, frozen toes," said one of your comment cards, and that settled it.

We used our Mondays off to lay thin hot-water pipes under the floor. All four tables now sit over gentle heat.

## Picking a table downstairs

- The two tables at the back are the warmest.
- The one by the window has the best light, and it's a little cooler.
- Your shoes stay on, as always.

We lend blankets and hot-water bottles at reception, though we only have so many. If you feel the cold, write "blanket, please" in your reservation note and we'll leave one on your seat.`,
    },
  },
};

export const upstairsHallOpens: NewsSeed = {
  slug: "upstairs-hall-opens",
  category: "notice",
  cover: { palette: "kurumi", composition: "table" },
  publishedDaysAgo: 606,
  text: {
    ja: {
      title: `二階の広間がひらきました。ぜんぶで十卓です`,
      summary: `活字の棚をかたづけて、六つの卓を置きました。窓から、銭湯の湯気が見えます。`,
      body: `ながく物置だった二階が、広間になりました。活字の棚をはこび出し、床板をはりかえて、六つの卓を置きました。一階の土間の四つとあわせて、これで十卓です。

天井の梁は、印刷所だったころのままです。夕方になると、となりの銭湯の湯気が窓の外をのぼっていくのが見えます。長いゲームの途中で、ぼんやりながめるのにちょうどいい景色です。

## お使いになるまえに

- 二階へは**階段だけ**です。車いすの方、階段がつらい方には、一階の卓をご用意します。予約のメモに書いてください。
- 靴をぬいであがります。足もとの冷える方は、くつ下をもう一足どうぞ。
- 卓には「い・ろ・は」の札が立っています。ご自分の卓の字をさがしてください。

かたづけを手伝ってくださったみなさん、ほんとうにありがとうございました。全員の呼び名を古い活字で刷って、壁のすみに貼ってあります。さがしてみてください。`,
    },
    en: {
      title: `The upstairs hall is open, and we now have ten tables`,
      summary: `We cleared out the type cases and put in six tables. You can watch the bath-house steam from the windows.`,
      body: `Upstairs was storage for years. We've carried out the cases of metal type, laid a new floor and set up six tables. Together with the four downstairs, that makes ten.

The beams are the ones the printers left. In the evening you can watch steam from the bath house drift past the windows, which is just the thing when somebody is taking a very long turn.

## Before you come up

- There are **only stairs**. If you use a wheelchair, or stairs are hard for you, we'll seat you downstairs. Tell us in your reservation note.
- Shoes come off up here. Bring thick socks if your feet get cold.
- Each table has a letter on a stand: い, ろ, は and so on. Look for yours.

To everyone who helped us clear the place: thank you. Your nicknames are printed in the old type and pasted up low down in one corner. See if you can find them.`,
    },
  },
};

export const feeChangeExplained: NewsSeed = {
  slug: "fee-change-explained",
  category: "notice",
  publishedDaysAgo: 236,
  text: {
    ja: {
      title: `参加費を見なおします。理由もお伝えします`,
      summary: `来月の会から、一部の参加費が200〜300円あがります。新作おためし会はすえおきです。`,
      body: `来月の会から、参加費を次のように改めます。もう予約をいただいている会は、予約したときの金額のままです。

| 会 | いままで | これから |
| --- | --- | --- |
| 2人用ゲームの夜 | 1,300円 | 1,500円 |
| English Table | 1,300円 | 1,500円 |
| 新作おためし会 | 1,800円 | すえおき |
| 重量級ナイト | 2,500円 | 2,800円 |
| 花札と日本酒の夜 | 3,300円 | 3,500円 |

## あがるぶんの、使いみち

いちばん大きいのは、案内役のお礼です。ひとつの会のために、案内役は説明書を読みこみ、ためしに一度は通して遊びます。その時間にも、きちんとお礼をしたいと考えました。

- 案内役のお礼　およそ六割
- 電気とお茶　およそ三割
- 箱の修理、なくなったコマの補充　のこり

## 変わらないこと

お支払いは、これからも当日に受付で。お茶も、これまでどおりついています。学生の方と、はじめての方を連れてきてくださった方は、いままでの金額でかまいません。受付で**「いままでので」**とおっしゃってください。証明はいりません。`,
    },
    en: {
      title: `Some fees are going up, and here's why`,
      summary: `From next month, some events cost 200 to 300 yen more. New game days stay as they are.`,
      body: `Fees change as follows for events from next month. If you've already reserved, you pay what it said when you reserved.

| Event | Until now | From next month |
| --- | --- | --- |
| Two-player night | ¥1,300 | ¥1,500 |
| English Table | ¥1,300 | ¥1,500 |
| New game day | ¥1,800 | No change |
| Heavyweight night | ¥2,500 | ¥2,800 |
| Hanafuda and sake | ¥3,300 | ¥3,500 |

## Where it goes

Most of it goes to our guides. Before they teach a game they study the rules and play it through at least once, and we think that time should be paid for.

- About six tenths: guides
- About three tenths: electricity and tea
- The rest: torn boxes and missing pieces

## What stays the same

You still pay at reception on the day, and tea is still included. If you're a student, or you've brought someone who has never been here, keep paying the old price. Just say so at reception. We won't ask for proof.`,
    },
  },
};

export const bicycleParkingMoved: NewsSeed = {
  slug: "bicycle-parking-moved",
  category: "notice",
  publishedDaysAgo: 203,
  text: {
    ja: {
      title: `駐輪場の場所が変わりました`,
      summary: `銭湯の裏手に、10台までとめられます。入口のまえには、とめないでください。`,
      body: `自転車でいらっしゃる方へ。駐輪場が、入口のよこから**銭湯の裏手**に変わりました。となりのご主人のご厚意で、10台ぶんの場所をお借りしています。

銭湯の煙突を右に見ながら路地を入ると、卓上の緑の看板が見えます。そのまえに、奥からつめてとめてください。

- 銭湯のお客さんの自転車とまざらないように、受付で札をお渡しします。ハンドルにかけてください。
- 22:30をすぎたら、静かに出してください。ご近所の寝室がすぐそばにあります。
- いっぱいのときは、駅の近くの駐輪場をお使いください。

入口のまえは、車いすの方が通ります。短い時間でも、とめないようお願いします。`,
    },
    en: {
      title: `Bicycle parking has moved`,
      summary: `There are ten spaces behind the bath house now. Please keep the front door clear.`,
      body: `Coming by bike? The parking has moved from beside our door to **behind the bath house**. The owner next door has kindly lent us space for ten.

Turn into the alley with the chimney on your right and look for our green sign. Park in front of it, filling up from the far end.

- Ask at reception for a tag and hang it on your handlebar, so your bike isn't taken for a bather's.
- After 22:30, please leave quietly. There are bedrooms close by.
- If it's full, please use one of the bicycle parks by the station.

Wheelchair users need the space in front of our door, so please don't stop there, even briefly.`,
    },
  },
};

export const tableHelpersWanted: NewsSeed = {
  slug: "table-helpers-wanted",
  category: "notice",
  publishedDaysAgo: 452,
  updatedDaysAgo: 430,
  text: {
    ja: {
      title: `卓のお手伝いをしてくださる方を募ります`,
      summary: `月に一度から。お茶をいれ、コマをかぞえ、迷っている人のとなりにすわる役です。`,
      body: `会がふえて、案内役だけでは手が足りない夜が出てきました。お手伝いをしてくださる方を、若干名募ります。

## お願いしたいこと

- 受付で、名札をお渡しする
- お茶をいれる、コマをかぞえる
- はじめての方のとなりに、すわる

ゲームにくわしい必要はありません。ルールの説明は、案内役がします。それよりも、人が考えているあいだ、だまって待てる方だとうれしいです。

## お約束すること

ボランティアですが、交通費とまかないをお出しします。お手伝いをした次の会は、参加費をいただきません。18歳以上で、月に一度、3時間ほど来られる方でしたら、どなたでも。手話や英語、そのほかのことばを使える方は、ぜひ教えてください。

お問い合わせのページから、**「お手伝い希望」**と書いてお送りください。わたしたちが大事にしていることは、[卓上について](/about)の三つの約束にまとめています。

> 追記：たくさんのご応募をいただき、今回の受付を終わりました。次に募るときも、ここでお知らせします。`,
    },
    en: {
      title: `Could you lend a hand at our tables?`,
      summary: `Once a month is plenty: pour tea, count pieces, sit beside someone new.`,
      body: `We have more evenings than hands these days. We're looking for a few people to help our guides.

## What you'd do

- Hand out name tags at reception
- Make tea and count the pieces back into the box
- Sit next to people who are here for the first time

You don't need to know much about games, because the guides teach the rules. It matters more that you can wait quietly while someone thinks.

## What we offer

It's voluntary, but we cover your travel and feed you, and your next event is free. You should be 18 or over and able to come for about three hours a month. If you know sign language, English or any other language, do tell us. Basic Japanese helps at reception and isn't needed elsewhere.

Write to us from the contact page and say you'd like to help. The three promises on [the about page](/about) are a good picture of how we work.

> Update: thank you for all your messages. We've found our helpers for now, and will say here when we look again.`,
    },
  },
};

export const lostProperty: NewsSeed = {
  slug: "lost-property",
  category: "notice",
  publishedDaysAgo: 336,
  text: {
    ja: {
      title: `お忘れものを、お預かりしています`,
      summary: `傘が七本、手袋が片方、知らないさいころが四つ。お心あたりの方はご連絡ください。`,
      body: `棚の整理をしていたら、お忘れものがずいぶんたまっていました。いま受付でお預かりしているものは、次のとおりです。

- 傘　七本（うち一本は、柄に赤いひも）
- 毛糸の手袋　右手だけ
- 文庫本　しおりは94ページ
- 眼鏡ケース　中身は入っていません
- さいころ　四つ（うちの棚のものではありません）

お心あたりの方は、お問い合わせのページから、**「いつごろ」「どんなもの」**かをお知らせください。会のときに、受付で声をかけていただいてもかまいません。

お預かりは三か月です。お財布や鍵、身分証は、その日のうちに交番へ届けています。さいころだけは、持ち主がわかるまで、受付の猫の置きものが番をしています。`,
    },
  },
};
