import type { NewsSeed } from "./insert-news.ts";

export const newGameDayBooking: NewsSeed = {
  slug: "new-game-day-booking",
  category: "event",
  cover: { palette: "wakakusa", composition: "crowd" },
  publishedDaysAgo: -5,
  text: {
    ja: {
      title: `「新作おためし会」の予約をはじめました`,
      summary: `出たばかりの12作を、つくった人の説明つきで。日曜の午後、全館でひらきます。`,
      body: `次の**「新作おためし会」**の予約をはじめました。一階も二階もつかって、出たばかりの12作をならべます。

ひとつの卓は50分です。鐘が鳴ったら席をかわって、半日で四つまで遊べます。説明は、つくった方か、版元の方が直接してくださいます。

- 席をえらぶと、10分間おさえます。
- 遊びたい作品は、当日の受付でえらびます。希望が重なったらくじで決めますので、早く並ばなくてだいじょうぶです。
- 満席になったら、[グループのままキャンセル待ち](/news/party-waitlist)に並べます。

気に入った作品は、その場で注文できます。届くまでに、箱の置き場所を考えておいてください。`,
    },
    en: {
      title: `Reservation is open for the next new game day`,
      summary: `Twelve brand-new games, taught by the people who made them, across the whole house on a Sunday afternoon.`,
      body: `You can now reserve seats for the next **new game day**. We use both floors and set out twelve games that have only just come out.

Each round lasts 50 minutes. When the bell rings you change seats, so you can try up to four games in an afternoon. The rules are taught by the designers or their publishers. Most speak Japanese; guides will help in English.

- Choose your seats and we hold them for 10 minutes.
- You pick your games at reception. If too many people want one, we draw lots, so there's no need to come early.
- If it fills up, [your group can join the waitlist together](/news/party-waitlist).

If you fall for something, you can order a copy there and then. Start thinking about where to keep it.`,
    },
  },
};

export const nextMonthDates: NewsSeed = {
  slug: "next-month-dates",
  category: "notice",
  pinned: true,
  cover: { palette: "yamabuki", composition: "track" },
  publishedDaysAgo: 6,
  updatedDaysAgo: 3,
  text: {
    ja: {
      title: `来月の開催日程を公開しました`,
      summary: `平日の夜と、土日は朝から。つくりかけを囲む「試作の夜」もあります。`,
      body: `卓上ハウス 神田の、来月の日程が決まりました。平日はお仕事や学校の帰りに、土日は朝からゆっくりどうぞ。月曜はお休みです。

| 曜日 | 時間 | この日の卓 |
| --- | --- | --- |
| 水曜 | 18:30〜22:00 | 2人用ゲームの夜 |
| 木曜 | 19:00〜22:00 | [English Table](/news/english-table) |
| 金曜 | 19:00〜22:00 | 花札と日本酒の夜（20歳以上） |
| 金曜 | 19:00〜22:00 | [試作の夜](/news/prototype-night) |
| 土曜 | 13:00〜22:00 | 重量級ナイト |
| 日曜 | 10:00〜12:30 | [親子の朝](/news/family-mornings) |

どの会が何日にあるかは、[イベントの一覧](/event)をごらんください。ここにない日にも、小さな会をひらいています。

## 予約について

予約は、試作の夜をのぞいて、もう受けつけています。席をえらぶと**10分間**おさえますので、あわてずに入力してください。お支払いは当日、受付でうかがいます。

- 一度にとれる席の数は、会ごとにちがいます。イベントのページでごらんください。
- 満席のときは、[キャンセル待ち](/news/party-waitlist)に並べます。
- 花札と日本酒の夜は、年齢のわかるものをお持ちください。

> 追記：「試作の夜」は、19:00からに直しました。はじめにお知らせした時間より、30分おそくなります。`,
    },
    en: {
      title: `Next month's dates are out`,
      summary: `Weeknights, full weekends, and a night of games that aren't finished yet.`,
      body: `Here is what's on at Takujo House Kanda next month. Drop in after work or school on weeknights, or take your time from the morning at weekends. We're closed on Mondays.

| Day | Time | Table |
| --- | --- | --- |
| Wednesday | 18:30–22:00 | Two-player night |
| Thursday | 19:00–22:00 | [English Table](/news/english-table) |
| Friday | 19:00–22:00 | Hanafuda and sake (20 and over) |
| Friday | 19:00–22:00 | [Prototype night](/news/prototype-night) |
| Saturday | 13:00–22:00 | Heavyweight night |
| Sunday | 10:00–12:30 | [Family morning](/news/family-mornings) |

The dates are in the [event list](/event), along with smaller gatherings on other days.

## Reservations

Reservations are open now, except for prototype night. Once you choose your seats we hold them for **10 minutes**, so there's no need to rush the form. You pay at the door on the day.

- The number of seats you can reserve at once depends on the event. It's on the event page.
- If a table is full, you can [join the waitlist](/news/party-waitlist), alone or as a group.
- For the sake evening, please bring something that shows your age.

> Update: prototype night starts at 19:00, half an hour later than we first wrote.`,
    },
  },
};

export const canalDesignerVisit: NewsSeed = {
  slug: "canal-designer-visit",
  category: "event",
  cover: { palette: "ai", composition: "sea" },
  publishedDaysAgo: 37,
  text: {
    ja: {
      title: `『大運河 1640』の作者が、卓に来ます`,
      summary: `久世みなとさんといっしょに遊び、つくったときの話を聞く土曜の午後です。`,
      body: `水門をあけて、荷を運んで、となりの町と仲よくなる。重量級ナイトでいちばん手にとられている**『大運河 1640』**の作者、久世みなとさんが来てくださることになりました。来月の土曜、二階の広間です。

久世さんから、ひとことをいただいています。

> つくっているあいだ、ずっと一人でした。だから、だれかが遊んでいるところを見るのがいちばんうれしいです。変な手を、たくさん見せてください。

## 当日の流れ

1. 13:00　ルールの説明。はじめての方も、ここから聞けばだいじょうぶです。
2. 13:40　五つの卓で遊びます。久世さんは卓をまわり、一手ずつ加わります。
3. 17:00　お茶を飲みながら、ボツになった水門の話を聞きます。

勝った人への賞品はありません。かわりに、**「いちばん変な手」**を見せてくださった方へ、久世さんのサイン入りの箱を一つさしあげます。

席は25席です。ひとりでの参加も、どうぞ。`,
    },
    en: {
      title: `The designer of Grand Canal 1640 is coming to play`,
      summary: `Spend a Saturday afternoon at the table with Minato Kuze, and hear how the game was made.`,
      body: `Open a lock, move some freight, make friends with the next town along. **Grand Canal 1640** is the box that comes off the shelf most often on our heavyweight nights, and its designer, Minato Kuze, is coming to see how you play it. Join us upstairs on a Saturday next month.

> I made it alone, for a long time. Watching other people play is the best part. Please show me some strange moves.

That's from Kuze-san, who means it.

## The afternoon

1. 13:00. The rules, from the beginning. You don't need to have played before.
2. 13:40. Five tables play. Kuze-san goes round and takes one turn at each.
3. 17:00. Tea, and the story of the locks that didn't make it into the box.

There's no prize for winning. The strangest move of the day gets a signed copy.

There are 25 seats, and you're welcome on your own. The talk is in Japanese, with one English-speaking guide in the room.`,
    },
  },
};

export const familyMornings: NewsSeed = {
  slug: "family-mornings",
  category: "event",
  cover: { palette: "yamabuki", composition: "portrait" },
  publishedDaysAgo: 174,
  text: {
    ja: {
      title: `日曜の朝に「親子の朝」をはじめます`,
      summary: `5歳から。20分で終わるゲームを、保育士の案内役といっしょに遊びます。`,
      body: `「子どもと行ってもいいですか」と、よく聞かれるようになりました。いつでもどうぞとお答えしてきましたが、まわりを気にせずにすむ時間があったほうがいい。そう思って、日曜の10:00から12:30を、親子の時間にします。

## どんな会ですか

- 場所は一階の土間です。段差は入口の3cmだけで、ベビーカーのまま入れます。
- 一つ20分ほどのゲームを、いくつか用意します。最初の一箱は**『どうぶつ橋』**です。
- 案内役は、保育士の木村です。泣いても、走っても、だいじょうぶ。
- 途中で来て、途中で帰ってかまいません。

席は、お子さんのぶんもおとりください。ひざの上の赤ちゃんのぶんは、いりません。

おむつをかえる場所と、お湯のポットがあります。食べものは、卓からすこし離れたベンチでどうぞ。5歳より小さいごきょうだいには、積み木の箱を出しておきます。`,
    },
    en: {
      title: `Family mornings start this Sunday`,
      summary: `For ages five and up: twenty-minute games, with a guide who is also a nursery teacher.`,
      body: `More and more of you ask whether you can bring your children. You always could. But it's easier to relax when everyone else has brought theirs too, so Sundays from 10:00 to 12:30 now belong to families.

## What it's like

- We play downstairs. There's one 3 cm step at the door, and strollers fit.
- We set out a few games of about twenty minutes each. **Animal Bridge** comes first.
- Your guide is Anna Kimura, a trained nursery teacher. Crying is fine. Running is fine.
- Come late or leave early, whatever works.

Please reserve a seat for each child as well as yourself. Babies on laps don't count.

There's a place to change a baby, and hot water for bottles. Snacks are welcome on the bench, a little away from the games. For brothers and sisters under five, we'll have a box of wooden blocks ready.`,
    },
  },
};

export const englishTable: NewsSeed = {
  slug: "english-table",
  category: "event",
  cover: { palette: "toki", composition: "fan" },
  publishedDaysAgo: 369,
  text: {
    ja: {
      title: `木曜の夜は、英語で囲む卓をひらきます`,
      summary: `英語の練習の会ではありません。たまたま英語で遊ぶ、ふつうの夜です。`,
      body: `木曜の19:00から、**「English Table」**をはじめます。案内役のリーが、英語でルールを説明します。

英会話の教室ではないので、まちがいを直したり、順番に話してもらったりはしません。札を出して、笑って、くやしがる。それがたまたま英語だった、という夜にしたいと思っています。

## 英語に自信がない方へ

- 説明は、まず英語で。そのあと、大事なところだけ日本語でくりかえします。
- 手もとに、よく使うひとことの紙をおきます。「わたしの番？」「ちょっと待って」だけで、だいたい遊べます。
- 文字の少ないゲームをえらんでいます。

日本へ来たばかりの方、旅の途中の方もいらっしゃいます。お友だちを誘うときは、このページを英語に切りかえて送ってください。

一階の二卓、10席ではじめます。`,
    },
    en: {
      title: `Thursday nights are English Table`,
      summary: `Games taught in English, on Thursday nights from 19:00. Come alone if you like. Plenty of people do.`,
      body: `You don't need any Japanese to play here on a Thursday. From 19:00, our guide Lee Mei teaches every game in English at two tables downstairs.

You'll meet people who live in Tokyo, people passing through, and Japanese players who enjoy playing in English. It isn't a language exchange. Nobody will correct anybody, or ask what you do for a living.

## Good to know

- Reserve a seat online, and pay at the door.
- We pick games with little or no text on the cards.
- We use first names or nicknames only. You'll get a tag at reception.
- It's fine to arrive knowing no rules at all.

We're four minutes on foot from the south exit of Kanda station, next to the bath house with the tall chimney. The map is on [the about page](/about). There are ten seats to begin with.`,
    },
  },
};

export const prototypeNight: NewsSeed = {
  slug: "prototype-night",
  category: "event",
  cover: { palette: "sora", composition: "cubes" },
  publishedDaysAgo: 408,
  text: {
    ja: {
      title: `つくりかけを囲む「試作の夜」をはじめます`,
      summary: `紙とペンでつくったゲームを、だれかに遊んでもらう夜です。遊ぶだけの方も歓迎します。`,
      body: `ゲームをつくっている方から、「遊んでくれる人が見つからない」と聞くことがふえました。棚にならぶまえの、つくりかけのゲームを囲む夜をひらきます。金曜の夜です。

## つくる方へ

- 手書きでかまいません。コマが足りなければ、うちの箱からお貸しします。
- 一作45分です。説明に10分、遊ぶのに25分、感想に10分を目安にしてください。
- はさみと厚紙、プリンターが使えます。もと印刷所なので、紙だけはたくさんあります。

## 遊ぶ方へ

知識はいりません。感想は、次の三つだけお願いしています。

1. いちばん楽しかったところ
2. わからなくなったところ
3. もう一度遊びたいか

> 「つまらない」とは言わずに、「ここで眠くなった」と言ってください。そのほうが、直せます。

これは、最初に相談をくださった方の言葉です。つくりかけのものは、写真に撮らず、ここだけの楽しみにしましょう。`,
    },
    en: {
      title: `Prototype night: play what isn't finished yet`,
      summary: `Bring a game you've made from paper and pen, or just come and play someone else's.`,
      body: `People who make games keep telling us the same thing: the hard part is finding someone to play them. So we're opening our tables, on a Friday night, to games that aren't finished.

## If you make games

- Handwritten is fine. If you're short of pieces, borrow ours.
- You get 45 minutes. Think ten to explain, twenty-five to play and ten to listen.
- Scissors, card and a printer are there to use. This was a print shop, so paper is the one thing we never run out of.

## If you just want to play

You don't need to know anything. We'll ask you three questions afterwards.

1. What was the best moment?
2. Where did you get lost?
3. Would you play it again?

> Don't tell me it's boring. Tell me where you got sleepy. I can fix that.

That came from the designer who first asked us for this evening. Please don't take photos of unfinished games. Let's keep them in the room.`,
    },
  },
};
