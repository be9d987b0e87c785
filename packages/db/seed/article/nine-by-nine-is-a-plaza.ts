import type { ArticleSeed } from "./insert-article.ts";

export const nineByNineIsAPlaza: ArticleSeed = {
  slug: "nine-by-nine-is-a-plaza",
  cover: { palette: "wakakusa", composition: "goban" },
  author: "ito-ren",
  tags: ["beginner", "history"],
  games: ["go-nine"],
  characters: ["kikko"],
  publishedDaysAgo: 74,
  text: {
    ja: {
      title: `九路盤は、囲碁の入口ではなく広場`,
      summary: `十五分で終わる。だから、何度でも。十九路へ進まなくてもいい、小さな盤の話です。`,
      body: `「まずは九路盤で慣れて、それから本物を」。囲碁をはじめる人は、たいていこう言われます。わたしも長いあいだ、そう言って教えてきました。六段になったいま、いちばん反省しているのが、このひとことです。

九路盤は、十九路の囲碁を小さくしたものではなく、はじめから広場としてそこにある。いまは、そう考えています。

## 「入口」と言われると、急いでしまう

入口は、通りすぎるための場所です。そこに立ちどまっていると、まだ中に入れない人のような気がしてきます。それで、石の取りかたを覚えたばかりの人が十九路盤のまえにすわり、あまりの広さに途方に暮れて、やめてしまう。負けたからやめたのではありません。まだ居たかった場所から、追いたてられてしまったのです。

広場なら、そうはなりません。待ちあわせに使ってもいいし、毎日通りぬけてもいい。ベンチが気に入ったら、一生すわっていてもかまいません。

## 盤は、ずっと十九路だったわけではない

囲碁は中国で生まれました。紀元前の書物に、もう話が出てきます。[^1]ただ、いちばん古いころの盤がどんな大きさだったのかは、よくわかっていません。

- 河北省にある二世紀の墓からは、たて横**十七本**の石の盤が見つかっています。
- 河南省にある六世紀末の墓から出た白い焼きものの盤は、**十九本**です。
- 日本の正倉院に伝わる八世紀の紫檀の碁盤も、**十九本**です。
- チベットには、**十七本**の盤で打つ碁が、近代まで伝わっていました。

つまり盤の広さは、そのときどきの人が「これくらいが面白い」とえらんできたものです。十九路は、長い時間をかけてえらばれた、みごとな広さです。だからといって、ほかの広さがにせものになるわけではありません。

## ルールは四行、こつはひとつ

1. 黒から交互に、線の交わるところへ石をひとつ置きます。置いた石は動かしません。
2. 上下左右をぜんぶ相手にふさがれた石は、取られます。線にそってつながった石は、ひとまとまりで考えます。
3. 置いたとたんに取られるところへは、置けません。ただし、その手で相手の石を取れるなら置けます。取りあいで前と同じ形に戻る手は、一度よそへ打ってからにします。
4. 二人とも、もう打つところがないと思ったら終わり。囲んだ場所、つまり「地」の広いほうが勝ちです。取った石は、相手の地を埋めるのに使います。

これで、ぜんぶです。三行目の後半は「コウ」といって、はじめの日には一度も出てこないかもしれません。出てきたときに、案内役を呼んでください。

こつは、ひとつだけお伝えします。**追いかけるより、囲む。** 相手の石を取ることに夢中になっていると、取れたころには、まわりの地がなくなっています。

## 小さい盤で起きること

| | 九路盤 | 十九路盤 |
| --- | --- | --- |
| 線の交わる点 | 81 | 361 |
| 一局の手数 | 40〜60手ほど | 200〜300手ほど |
| 一局の時間 | 15〜30分 | 1時間から、ときには二日 |
| 最初の一手 | まんなかも有力 | 隅からがふつう |
| まちがえたら | すぐ、もう一局 | 百手かけて取りかえす |

九路盤には、遠いところがありません。隅ではじまったこぜりあいが、数手で反対側の隅にとどきます。十九路の碁が、天気の話からはじめて、ゆっくり用件に入る手紙だとすれば、九路の碁は、戸をあけたとたんに本題です。

だからやさしい、とも言えません。81しか点のない盤でも、ありうる石の配置はおよそ10の38乗あります。[^2]もっと小さな五路盤は、2002年に計算機で調べつくされて、最初にまんなかへ打った黒が、盤をぜんぶ自分のものにできるとわかりました。九路盤は、まだそこまで調べつくされていません。十五分で終わるのに、だれも底を見ていない。わたしが九路盤を好きなのは、そこです。

## 広場のすごしかた

はじめての方に、四つだけおすすめしています。

- **三局でひと組にする。** 一局ごとの勝ち負けは、あまり気になさらないでください。三局打つと、三局目はかならず一局目より面白くなります。
- **置き石を、遠慮しない。** 力に差があるときは、弱いほうが黒を持ち、先に二つから四つ置いておきます。同じくらいの二人なら、先に打つ黒が有利なので、卓上では白に6目半をたします。
- **ゆっくり考える。** 亀の[キッコ](/character/kikko)は、九路盤でも長考します。お茶が冷めるころに、いいところへ置きます。
- **終わったら、ならべなおす。** 二百手を思い出すのは大変ですが、四十手なら、二人がかりでたいてい思い出せます。どこで何を考えていたかを話すと、負けた碁ほど、おみやげが多いことに気づきます。

十九路へは、行きたくなったときに行けばよいのです。広場の向こうに大通りが見えていて、気が向いたら歩いていける。歩きつかれたら、また戻ってくる。わたしも、十九路で負けた夜には九路盤を出します。六段でも、十五分で負けられるのが、この盤のありがたいところです。

囲碁の会の参加費は1,000円で、7歳から。道具は、ぜんぶこちらにあります。日程は[イベント](/event)の一覧に、当日のことは[よくある質問](/faq)にあります。ベンチをひとつ、あけておきます。

[^1]: 『春秋左氏伝』の、紀元前548年のくだりに、碁を打つ人が石を手に迷っていては相手に勝てない、というたとえがあります。長考派には、耳の痛い話です。

[^2]: ルールにかなう石のならびかたの数で、計算機で数えあげられています。十九路盤では、10の170乗ほどになります。どちらも一生では打ちきれない、という点では同じです。`,
    },
    en: {
      title: `The 9×9 board is a plaza, not a doorway`,
      summary: `A game of go in fifteen minutes, as often as you like, with no obligation to move on to a bigger board.`,
      body: `"Get used to the little board first, and then you can play the real thing." Nearly everyone who takes up go hears that. For years, they heard it from me. I'm a 6-dan now, and there's nothing I've said to beginners that I regret more.

I no longer think of 9×9 as go made small. It's a plaza: a place in its own right, where you can stay as long as you please.

## Why doorways make people hurry

You're supposed to walk through a doorway. If you linger, you start to feel like someone who hasn't been let in. So people who have only just learned to capture a stone sit down in front of the full nineteen lines, get lost in all that space and quit. Losing isn't what makes them quit. They were moved along from a place where they were still enjoying themselves.

A plaza is different. You can meet a friend there, or cut across it every day. If you like the bench, you can keep it for life.

## The board wasn't always nineteen lines

Go comes from China, and it was already being written about there well before the common era.[^1] How big the earliest boards were, we don't really know.

- A stone board from a second-century tomb in Hebei has **seventeen** lines each way.
- A white ceramic one, from a tomb of the late sixth century in Henan, has **nineteen**.
- So does the eighth-century rosewood board in the Shōsō-in, the old treasure house in Nara.
- In Tibet, a form of go on **seventeen** lines was handed down into modern times.

In other words, people have always picked the size that they found interesting. Nineteen lines took centuries to settle on, and it's a magnificent size. That doesn't make the others counterfeit.

## Four lines of rules, one piece of advice

1. Black starts. Take turns putting one stone on a point where lines cross. Stones never move afterwards.
2. A stone is captured when the opponent occupies every point next to it along the lines. Stones of one color that are connected along the lines live or die together.
3. You can't play where your stone would be captured at once, unless that move captures something first. And when a capture would put the board back exactly as it was, you must play elsewhere before taking back.
4. When neither of you sees anything left to gain, the game ends. Whoever has surrounded more empty points wins. The stones you captured are used to fill in your opponent's territory.

That really is all. The second half of number three is called *ko*, and it may not come up at all on your first day. When it does, call me over.

As for advice, here's the only piece you need: **surround, don't chase.** By the time you've caught the stones you were running after, the land around them tends to be gone.

## What happens on a small board

| | 9×9 | 19×19 |
| --- | --- | --- |
| Points to play on | 81 | 361 |
| Moves in a game | about 40 to 60 | about 200 to 300 |
| Time for a game | 15 to 30 minutes | an hour, or now and then two days |
| The first move | the center is a good choice | usually near a corner |
| After a mistake | play another | spend a hundred moves making up for it |

Nothing is far away on nine lines. A scuffle in one corner reaches the opposite one within a few moves. On the big board, a game unfolds like a formal letter, with some remarks about the weather before it comes to the point. On the small one, the door opens and you're in the middle of an argument.

That doesn't make it easy. With just 81 points, there are still about 10 to the 38th power possible positions.[^2] The tiny 5×5 board was worked out completely by computer in 2002: if Black starts in the center, Black can take the entire board. Nobody has done that for 9×9. It's over in fifteen minutes and no one has ever seen the bottom of it. That's why I love it.

## How to use a plaza

Here is what I suggest to people on their first day.

- **Play in threes.** Don't mind too much about each result. Your third game will be more fun than your first, without fail.
- **Take the handicap.** If one of you is stronger, the other takes Black and starts with two to four stones on the board. If you're evenly matched, moving first is an advantage, so we give White six and a half points to make up for it.
- **Take your time.** Our tortoise, [Kikko](/character/kikko), thinks just as long on the small board as on any other. By the time her tea is cold, the stone goes down in the right place.
- **Play it through again afterwards.** Remembering two hundred moves is hard. Between the two of you, forty is quite possible. Tell each other what you were thinking, and you'll find that it's the lost games that send you home with the most.

The big board will be there whenever you want it. You can see the avenue from the plaza. Stroll down it one day if you feel like it, and come back when your feet hurt. I do. On nights when I've lost on nineteen lines, I get out the nine, where even a 6-dan can be beaten in a quarter of an hour.

Our go sessions cost ¥1,000 and are open to anyone from age seven. We have all the boards and stones. I teach in Japanese, though go needs fewer words than almost anything else on our shelves, and a colleague is usually on hand to help in English. Dates are under [events](/event), and there's more about visiting in [the FAQ](/faq). I'll keep a bench free.

[^1]: The *Zuo Zhuan*, a chronicle of ancient China, has a saying in its account of the year 548 BC: a player who hesitates, stone in hand, won't beat the opponent. Slow thinkers may prefer to ignore it.

[^2]: That's the number of arrangements of stones that the rules allow, counted by computer. For 19×19 it comes to around 10 to the 170th. You won't get through either in a lifetime.`,
    },
  },
};
