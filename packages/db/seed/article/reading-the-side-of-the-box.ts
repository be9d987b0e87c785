import type { ArticleSeed } from "./insert-article.ts";

export const readingTheSideOfTheBox: ArticleSeed = {
  slug: "reading-the-side-of-the-box",
  cover: { palette: "kurumi", composition: "mosaic" },
  author: "tanaka-yuki",
  tags: ["beginner"],
  games: ["mountain-echo", "tea-road", "grand-canal-1640"],
  characters: ["hako"],
  publishedDaysAgo: 221,
  text: {
    ja: {
      title: `箱の側面を読む。人数・時間・重さ`,
      summary: `側面にならぶ四つの数字は、なにを約束していて、なにを約束していないのか。年に二百箱をあける案内役の読みかたです。`,
      body: `年に二百箱ほど、新しいゲームの箱をあけます。あけるまえに、かならず側面を読みます。表の絵は、夢を見せるところ。裏の文章は、ほめるところ。側面だけが、数字で**約束**をしているからです。

ただし、約束にはたいてい、書いていないただし書きがあります。「思ったより長かった」「二人だと、ちがうゲームみたいだった」。そういう夜の多くは、箱がうそをついたのではなく、ただし書きを読みおとしただけでした。きょうは、それを書きだしてみます。

## 四つの数字

| 数字 | 約束していること | 約束していないこと |
| --- | --- | --- |
| 人数 | その人数で、ルールが動く | その人数が、いちばん楽しい |
| 時間 | 慣れた人が遊ぶ、おおよその長さ | 説明、準備、かたづけ、おしゃべり |
| 年齢 | そのくらいの年なら、ひととおり遊べる | その年の子が、夢中になる |
| 重さ | 同時に考えることの多さ | 勝つむずかしさ、おもしろさ |

人数、時間、年齢までは、たいていの箱に刷ってあります。重さは、書いてある箱のほうが少ない。そこで卓上の棚では、案内役が遊んでから、5段階で決めています。

## 人数　「動く」と「楽しい」はちがう

**『山びこクロノ』**の側面には「2〜5人」とあります。これは、2人でも5人でもルールに穴があかない、という意味です。同じ味がする、という意味ではありません。

人がふえると、自分の番がまわってくるまでが長くなります。かわりに、盤のうえの事件もふえます。人がへると、番は早い。そのぶん、一手の重さが増します。わたしは、幅のはしにある数字ほど、用心して読みます。「2〜5人」なら、まずは3人か4人。2人と5人は、気に入ったあとのお楽しみです。

反対に、「2人」や「4人」と、ひとつしか書いていない箱は信用できます。ほかをあきらめて、そこに賭けた箱だからです。

## 時間　だれの時間か

箱の時間は、ルールを知っている人が、すらすら遊んだときの長さだと思ってください。はじめての卓では、わたしはこう計算しています。

1. ならべるのに、10分。
2. 説明に、15分から20分。重いゲームなら、30分から1時間。
3. 遊ぶのに、**箱の時間の1.5倍**。
4. かたづけと感想に、10分。

『山びこクロノ』は75分の箱です。はじめてなら10＋20＋112＋10で、152分。二時間半とすこし。19:00にすわれば、終わるのは21:30すぎです。閉館の22:30には間にあいますが、「75分だから、二回できるね」は、たぶんできません。

1.5倍は、わたしの経験からの目安で、法則ではありません。四人のうちひとりでも遊んだことがあれば、ぐっと縮みます。長考する人がいれば、のびます。それはそれで、急かさないのがここの約束です。

**『大運河 1640』**の210分は、三時間半です。同じ計算をすると、一日仕事になります。重量級ナイトを土曜の13:00からにしているのは、つまりこの足し算の答えなのです。

## 年齢　三つのものが、まざっている

年齢には、少なくとも三つのことがまざっています。

- ルールを理解できる年か
- 自分の番まで待っていられる年か
- 部品が、その年の子に安全か

どれで決まった数字なのかは、書いてありません。「14歳から」とあっても、中身は10歳でじゅうぶん、ということがあります。[^1]逆に「8歳から」でも、文字の多い札を自分で読めないと楽しくない箱もあります。

ですから年齢は、箱だけで決めずに、いちど案内役に聞いてください。五歳くらいのお子さんとなら、[こちらの記事](/article/games-with-five-year-olds)もどうぞ。

## 重さ　むずかしさではなく、荷物の数

重さは、いちばん誤解される数字です。「重い＝むずかしい＝上級者むけ」と思われがちですが、わたしは**「手に持つ荷物の数」**だと説明しています。

重さ1は、荷物がひとつ。「高いほうを出す」とだけ覚えていれば遊べます。重さ3なら、三つほど。お金と、場所と、順番。重さ5の『大運河 1640』になると、両手がふさがったうえに、まだあけていない水門のことまで考えます。

荷物が少なくても、勝つのがやさしいとはかぎりません。囲碁の九路盤は、うちの棚では重さ2です。覚えることは、ほんのすこし。それでも、六段の伊藤が「まだわからない」と言っています。

それから、荷物の数が同じでも、道がちがえばつかれかたが変わります。『山びこクロノ』と**『茶の道』**は、どちらも重さ3です。『山びこクロノ』は、いま呼んだ声が三手番あとに返ってくるので、覚えておくことにつかれる。『茶の道』は、宿場をひとつすぎるたびに次の宿場が見えて、気がつくと都の近くまで来ている。同じ3でも、わたしは寝不足の日なら『茶の道』をえらびます。そこは、数字に出ません。

## 四つを、いっしょに読む

棚のまえで迷ったら、次の順番で見てください。

1. **人数**で、遊べない箱をはずす。
2. **時間**に1.5をかけて、終電と相談する。
3. **重さ**を、今夜のつかれぐあいと相談する。
4. **年齢**は、いちばん若い人がいるときだけ見る。

仕事帰りの重さ4と、土曜の昼の重さ4は、ちがう重さです。箱は変わりません。変わるのは、こちらです。

それでも決まらないときは、[ハコ](/character/hako)がすわっている箱にする、という手があります。猫は、側面を読みません。けれど、わたしの見たところ、はずれは少ないです。今夜ひらいている卓は、[イベントの一覧](/event)からどうぞ。

[^1]: 国や地域によっては、一定の年齢より下の子ども向けに売る品に、玩具としての安全試験が求められます。大人むけにつくったゲームでは、それを受けずに高めの年齢を書くことがあります。中身がこわいわけではありませんが、小さな部品には気をつけてください。`,
    },
    en: {
      title: `How to read the side of the box`,
      summary: `Players, time, age and weight: what the four numbers promise, and what they quietly leave out. From a guide who opens two hundred boxes a year.`,
      body: `I open about two hundred new games a year, and before I lift the lid I always read the side. The front of a box is there to make you dream. The back is there to flatter. Only the side makes **promises**, in numbers.

Promises have small print, and on game boxes the small print isn't printed at all. "It took twice as long." "It felt like a different game with two." On most of those evenings the box hadn't lied. Nobody had told us what the numbers meant. So here is the small print.

## Four numbers

| Number | What it promises | What it doesn't |
| --- | --- | --- |
| Players | The rules work with this many | That this many is the most fun |
| Time | Roughly how long it takes people who know it | Teaching, setting up, tidying, talking |
| Age | Someone this old can get through it | That someone this old will love it |
| Weight | How much you keep in your head at once | How hard it is to win, or how good it is |

Players, time and age are printed on nearly every box. Weight seldom is, so on our shelves the guides decide it, after playing, on a scale of one to five.

## Players: working is not the same as fun

**Mountain Echo** says 2–5. That means the rules have no holes in them with two people or with five. It doesn't mean that the two games taste the same.

With more people you wait longer, and more happens while you do. With fewer, your turn comes round quickly and every move weighs more. I'm most careful with the numbers at the ends. If it says 2–5, try it first with three or four, and keep two and five for when you already like it.

When a box gives one number only, trust it. It gave up everything else to be good at that.

## Time: whose time?

Read the minutes as the length of a game among people who already know it. For a first play, my own sum goes like this.

1. Ten minutes to set up.
2. Fifteen to twenty to explain. For a heavy game, half an hour to an hour.
3. **One and a half times the box** to play.
4. Ten minutes to tidy up and talk it over.

Mountain Echo is a 75-minute box. The first time, that makes 10 + 20 + 112 + 10, or a little over two and a half hours. Sit down at 19:00 and you'll finish some time after 21:30. We close at 22:30 on weekdays, so that's comfortable. "It's 75 minutes, let's play it twice" is not.

The one and a half is experience, not science. If even one of you has played before, it shrinks. If somebody likes to think, it grows, and that's fine. We don't rush people here.

**Grand Canal 1640** says 210 minutes, which is three and a half hours before you've done any sums. Do the sums and it's most of a day. Now you know why our heavyweight nights begin at one in the afternoon.

## Age: three questions in one

The age on a box mixes up at least three things.

- Can someone this old understand the rules?
- Can they wait for their turn?
- Are the pieces safe for them?

It never says which one decided the number. Some games marked 14+ are perfectly clear to a ten-year-old.[^1] Others marked 8+ are no fun unless you can read a lot of small text by yourself, and in Tokyo that text may be in Japanese. Ask a guide before you rule anything in or out. If your company is about five, we have [an article for that](/article/games-with-five-year-olds).

## Weight: how many bags are you carrying?

This is the number people misread most. Heavy is taken to mean difficult, and difficult to mean "for experts." I prefer to think of it as **the number of bags in your hands**.

At weight 1 you carry one bag. Remember "play the higher card" and off you go. At weight 3 you have about three: money, say, and space, and timing. Grand Canal 1640 is a 5. Both arms are full, and you're supposed to be thinking about the lock you haven't opened yet.

Light bags don't make for an easy win. Go on the small 9×9 board is a 2 on our shelves, because there is hardly anything to learn. Ito, who teaches it here and holds the rank of 6-dan, claims not to understand it yet.

And the same number of bags can feel different on a different road. Mountain Echo and **The Tea Road** are both a 3. In Mountain Echo what you shout now comes back three turns later, so you get tired from remembering. On the Tea Road you reach an inn, see the next one ahead, and look up to find you've nearly walked to the capital. After a bad night's sleep I know which I'd take down. No number will tell you that.

## Reading all four together

When you're standing at the shelf and can't decide, go in this order.

1. **Players** removes what you can't play.
2. **Time**, multiplied by one and a half, is between you and your last train.
3. **Weight** is between you and the kind of day you've had.
4. **Age** matters when somebody young is with you.

A weight of 4 after work and a weight of 4 on a Saturday afternoon are different weights. The box hasn't changed. You have.

If that still leaves you with three boxes, take the one [Hako](/character/hako) is sitting on. Cats don't read the sides, but in my experience they rarely choose badly. To see what's on the tables this week, look at [the event list](/event).

[^1]: In some parts of the world, products sold for children below a certain age must pass toy-safety tests. Publishers of games meant for adults sometimes skip the tests and print a higher age instead. The contents aren't sinister, but do mind the small pieces.`,
    },
  },
};
