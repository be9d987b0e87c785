import type { ArticleSeed } from "./insert-article.ts";

export const fiveBoxesForTwo: ArticleSeed = {
  slug: "five-boxes-for-two",
  cover: { palette: "sumi", composition: "hanafuda" },
  author: "yukino-ai",
  tags: ["two-player"],
  games: ["quiet-border", "trading-flowers", "tide-pool", "go-nine", "koi-koi"],
  characters: ["toki"],
  publishedDaysAgo: 55,
  text: {
    ja: {
      title: `2人で遊ぶ夜のための、五つの箱`,
      summary: `静かな国境から、花のやりとりまで。よく話す夜にも、ほとんど話さない夜にも。`,
      body: `水曜の夜の卓上は、ほかの日よりすこし静かです。2人用ゲームの夜だからです。聞こえるのは、札をめくる音と、湯のみを置く音と、ときどきの「あ」くらいです。

わたしは、この夜の案内役をしています。お茶をえらび、箱をえらび、ひとりで来た方どうしをお引きあわせします。三つのうちで、いちばん迷うのが箱です。そこで、迷ったときに手がのびる五つを、書いておくことにしました。

## 2人は、少ないのではありません

2人用は人数が足りないときの遊び、と思われがちです。けれど2人の卓には、2人にしかない性質があります。

三人より多い卓では、ほかの人どうしが争っているあいだに、そっと得をすることができます。勝ち目のなくなった人の一手で、だれが勝つかが決まってしまうこともあります。[^1]2人の卓には、それがありません。かげに隠れる場所も、味方についてくれる人もいない。そのかわり、起きたことのすべてに、**どちらかがえらんだ**という理由があります。

だから、2人のゲームは会話に似ています。片方が置いて、片方が答える。黙っていても、やりとりは続いています。

## 五つの箱

| 箱 | 時間 | こんな夜に | 話す量 |
| --- | --- | --- | --- |
| 『静かな国境』 | 45分 | じっくり考えたい | ほとんど話さない |
| 『花のやりとり』 | 20分 | はじめて会った人と | すこし |
| 『潮だまり』 | 20分 | 頭がくたびれている | よく笑う |
| 囲碁（九路盤） | 30分 | 何度もくりかえしたい | 打ったあとに話す |
| 『こいこい』 | 40分 | 声を出したい | にぎやか |

### 『静かな国境』　線を引く

二つの国のあいだに、石で線を引いていきます。話しあいはありません。相手がどこで手を止めたかを見て、どこまでなら許してもらえるかを考えます。欲ばると、次の手から相手も遠慮をやめます。遠慮しすぎると、そのぶんだけ国が小さくなります。長くつきあった友人どうしが黙りこむのを見ると、いい箱だなと思います。

### 『花のやりとり』　差しだす

二輪をえらんで差しだし、相手に一輪をとってもらいます。残ったほうが、自分の花です。お菓子を分けるとき、**ひとりが切って、もうひとりが先にえらぶ**。あの古い知恵が、そのままゲームになっています。ほしい花を二つならべれば、ひとつはかならず手に入りますが、もうひとつは相手のものです。はじめて会った方どうしには、まずこの箱をお出しします。年齢も仕事もたずねない家では、これが自己紹介のかわりになります。

### 『潮だまり』　忘れる

6歳から遊べる、[親子の朝](/news/family-mornings)でもおなじみの箱です。貝やかにの場所をおぼえる絵合わせですが、波が来るたびに、場所がひとつずつずれます。記憶力の勝負だと身がまえていた大人が、波のところで笑いだします。仕事帰りの2人には、むずかしい箱よりも、こちらが効く夜があります。

### 囲碁（九路盤）　くりかえす

たて九本、よこ九本の小さな盤です。一局が短いので、水曜の夜なら三局は打てます。一局目で負けかたがわかり、二局目で打ってみたい場所ができ、三局目に、その人らしさが出ます。ルールとすごしかたは、伊藤が[九路盤の記事](/article/nine-by-nine-is-a-plaza)にくわしく書いています。

### 『こいこい』　やめどきを決める

花札の遊びです。手札と場の札の、同じ月どうしを合わせて取り、役をつくります。役ができたら、そこで**やめて**点をもらうか、「こいこい」と言って**つづける**か。つづけて相手に先を越されると、せっかくの役が点になりません。[^2]運もありますが、やめどきには人柄がはっきり出ます。松に鶴、芒に月。絵を見ているだけで季節がひとまわりするのも、いいところです。

## 力の差があるときは

2人の卓でいちばん困るのは、片方ばかりが勝ってしまうことです。昔からの工夫が、いくつかあります。

- **はじめに石を置いておく。** 囲碁の「置き石」です。力の差を、勝負のまえに盤の上へ出してしまいます。あとは、2人とも本気で打てます。
- **片方が決めて、片方がえらぶ。** ひとりが最初の一手を決め、もうひとりが、どちら側で遊ぶかをえらびます。一手目は、しぜんと公平になります。
- **席を入れかえて、もう一度。** 先手と後手をかえて二回遊び、合わせた点でくらべます。
- **考えを声に出す。** 強いほうの人が、思っていることを口にしながら遊びます。相手には手がかりに、自分には足かせになります。

わざと負ける、は入れていません。たいてい相手にわかりますし、わかったあとの沈黙は、『静かな国境』よりも静かです。

## 終わる時刻を、先に決める

2人の夜でむずかしいのは、はじめかたよりも、終わりかたです。負けたほうは「もう一回」と言い、勝ったほうは断れません。はじめるまえに「九時半まで」と決めておくと、どちらも悪者にならずにすみます。

卓上では、朱鷺の[トキ](/character/toki)がその役を引きうけています。

> 「そろそろ、お茶の時間です。」
>
> トキ（時間と休憩の係）

箱と箱のあいだに一度、手を止めて、お茶をいれなおします。初夏は新茶、暑いさかりは水出し、寒くなったらほうじ茶です。ひとくち飲むあいだに、さっきの勝ち負けは、たいていほどけています。

2人用ゲームの夜は、水曜の18:30から22:00まで。参加費は1,500円で、お茶がついています。もちろん、ひとりで来てくださってだいじょうぶです。もうひとりは、こちらでさがしておきます。席は、[イベント](/event)からどうぞ。

[^1]: 英語では kingmaking と呼ばれます。王さまになれない人が、王さまを決めてしまうこと。三人以上のゲームをつくる人を、昔から悩ませてきました。

[^2]: 「こいこい」のあとに相手が役をつくると、相手の点が倍になる、という決まりで遊ぶところもあります。花札の決まりは土地や家によってちがうので、はじめるまえに確かめあうのがならわしです。`,
    },
    en: {
      title: `Five boxes for an evening for two`,
      summary: `From Quiet Border to Koi-Koi: what to open when there are two of you, whether or not you feel like talking.`,
      body: `Takujo is a little quieter on Wednesdays, because Wednesday is two-player night. You hear cards being turned, teacups being set down and now and then a small "oh."

I look after that evening. I choose the tea, I choose the boxes, and I introduce people who came alone to other people who came alone. Of the three, choosing boxes is the hardest. So here are the five I reach for when I can't decide.

## Two isn't too few

People tend to think of two-player games as what you play until somebody else turns up. But a table for two has qualities that no other table has.

With three or more, you can do rather well by keeping quiet while the others fight. A player with no chance of winning may end up deciding who does.[^1] With two, there's nobody to hide behind and nobody to take your side. In return, everything that happens has a reason: **one of you chose it**.

That makes it a lot like conversation. One of you says something with a piece, and the other answers. You can go an hour without speaking and never lose the thread.

## The five

| Box | Time | Good when | Talking |
| --- | --- | --- | --- |
| Quiet Border | 45 min | you want to think properly | hardly any |
| Trading Flowers | 20 min | you've only just met | a little |
| Tide Pool | 20 min | your brain has had enough | mostly laughter |
| Go on the 9×9 board | 30 min | you want to play it again | afterwards |
| Koi-Koi | 40 min | you feel like making noise | plenty |

### Quiet Border, for drawing a line

You draw a frontier between two countries, stone by stone, and you don't negotiate. You look at where the other player stopped, and work out how much further you may go and still be forgiven. Be greedy, and the other player stops being polite too. Be too polite, and your country shrinks by exactly that much. I've seen very old friends go very silent over it, which I take as a recommendation.

### Trading Flowers, for giving something up

Hold out two flowers. The other player takes one, and you keep what's left. It's the old trick for sharing cake, **one cuts and the other chooses**, made into a game. Offer two that you'd love to have and you're sure to get one of them, but so is the person across from you. I bring this out first when two strangers sit down. We never ask anyone's age or job here, and twenty minutes of flowers will tell you more.

### Tide Pool, for forgetting

This one is for ages six and up, and it's a regular on our [family mornings](/news/family-mornings). You remember where the shells and crabs are, as in any game of pairs, until the wave comes in and moves everything one place along. Grown-ups brace themselves for a memory test, and then the wave makes them laugh. After a long day at work, it can do more for you than anything clever.

### Go on the 9×9 board, for repeating

The board is small and games are short, so you can fit three into a Wednesday. The first teaches you how you lose. In the second, there's something you want to try. By the third, I can see what you're like. My colleague Ito has written about it in [The 9×9 board is a plaza](/article/nine-by-nine-is-a-plaza), rules included.

### Koi-Koi, for knowing when to stop

This is the best-known game for hanafuda, the Japanese flower cards. You match cards of the same month to capture them, and collect them into sets. When you complete a set, you may **stop** and score it, or say "koi-koi" (roughly, "come on") and **keep going** for more. If the other player then completes one first, yours is worth nothing.[^2] There's luck in it, but when you stop is all your own doing. The pictures are lovely too: pine and crane for January, the moon over pampas grass for August. You go once round the year without leaving your chair.

## If one of you is stronger

Nothing spoils an evening for two like the same person winning every time. Players have found some good answers to that over the years.

- **Give stones at the start.** Go has a handicap system in which the weaker player begins with stones already on the board. The difference is dealt with before the game, so that both of you can try your hardest.
- **One decides, the other chooses.** You make the opening move, and I choose which side to play. You'll find yourself picking a very fair opening.
- **Swap seats and play again.** Play once from each side and add up the scores.
- **Think out loud.** The stronger player has to say everything they're thinking. It's a hint for one and a handicap for the other.

Losing on purpose isn't on the list. It nearly always shows, and the silence that follows is quieter than Quiet Border.

## Decide when to finish

Starting is easy. The loser says "one more," the winner can't very well refuse, and suddenly it's late. Settle on a time before you begin, say half past nine, and neither of you has to be the villain.

At our house, the ibis does it.

> "I believe it is time for tea."
>
> [Toki](/character/toki), who looks after time and breaks

Between one box and the next, put everything down and make a fresh pot. I serve the year's new tea in May, cold-brewed tea in the heat of summer, and roasted hojicha once it gets cold. By the second sip, who won has usually stopped mattering.

Two-player night is on Wednesdays from 18:30 to 22:00. It costs ¥1,500, paid at the door, with tea included. I'm happy to explain everything in English. And do come alone if you like. Reserve a seat under [events](/event), and I'll find you the other half of your table.

[^1]: It's called kingmaking: someone who can't be king gets to choose one. It has troubled designers of games for three or more for as long as there have been any.

[^2]: In some houses, the other player's points are doubled as well. Hanafuda rules vary from place to place and family to family, and it's good manners to compare notes before you deal.`,
    },
  },
};
