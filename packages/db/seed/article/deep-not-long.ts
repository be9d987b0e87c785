import type { ArticleSeed } from "./insert-article.ts";

export const deepNotLong: ArticleSeed = {
  slug: "deep-not-long",
  cover: { palette: "sora", composition: "island" },
  author: "miura-satoru",
  tags: ["heavy", "beginner"],
  games: ["terra-pioneers", "nine-shrines", "quiet-border"],
  characters: ["kikko", "toki"],
  publishedDaysAgo: 8,
  text: {
    ja: {
      title: `重いゲームは、長いのではなく深い`,
      summary: `三時間が短く感じるのは、なぜか。い卓の案内役が、はじめての重量級を前にした人へ書きました。`,
      body: `三時間のゲームが終わって時計を見ると、たいていだれかが「もうこんな時間」と言います。「長かったね」と言う人は、あまりいません。い卓で案内役をしていて、いちばん好きな瞬間です。

「重いゲーム」という呼び名で損をしている箱が、棚にはたくさんあります。箱そのものも実際に重いのですが、ここで書きたいのは目方の話ではありません。

## 長さではなく、枝の数

一手をえらぶたびに、その先の道が何本かに分かれます。重さとは、この枝の数のことだと、わたしは思っています。

ただし、枝は多ければよいというものでもありません。百の手があっても、どれをえらんでも同じなら、それはただの空き地です。反対に、えらべる手が三つしかなくても、えらんだあとで景色が変わり、二十分前に置いた一手が急に効いてくるなら、そのゲームは深い。新しい枝がのびて、古い枝とからまる。その行き来が、深さになります。[^1]

ですから、長さと深さは別のものです。さいころを振ってコマを進めるだけの遊びでも、マスを千個ならべれば三時間かかります。それを重いゲームと呼ぶ人は、たぶんいません。念のために言うと、悪いのはマスの数で、さいころではありません。さいころの言いぶんは、[別の記事](/article/in-defence-of-dice)に書きました。

枝が多いと、手は止まります。止まって、かまいません。い卓には、亀の[キッコ](/character/kikko)の名札が立っています。

> 「もう一手だけ、考えさせて。」
>
> キッコ（い卓の名札より）

考えている人を急かさないのは、[卓上の約束](/about)のひとつです。そのかわり、案内役はときどき「いまできるのは、道をひく、水をひく、待つ、の三つです」というふうに、声に出してまとめます。答えを教えるのではありません。枝を、手でつかめる本数に束ねなおすだけです。それだけで、たいていの人の手は動きだします。

## 三つの重さ

ひとくちに重いといっても、どこに重みがかかるかは箱によってちがいます。側面に書かれた数字だけでは、そこが見えません。い卓の近くでよくひらかれる三箱を、ならべてみます。

| 重さのありか | 遊んでいる感じ | 向いている人 | たとえば | 時間 |
| --- | --- | --- | --- | --- |
| **ルール** | 覚えることが多く、後半に景色がひらける | 説明を聞くのが好き | 『九つの社』 | 150分 |
| **計算** | 先を読んだぶんだけ、得をする | パズルや詰将棋が好き | 『静かな国境』 | 45分 |
| **人** | 盤よりも、相手の腹の中がわからない | おしゃべりが好き | 『テラの開拓者たち』 | 180分 |

見ていただきたいのは、時間の列です。『静かな国境』は45分で終わりますが、終わったあとの二人は、しばらく黙ってお茶を飲んでいます。短くても、深いものは深い。いっぽう『テラの開拓者たち』の三時間は、半分くらいが相談と世間話でできています。

### 迷ったら、人の重さから

はじめての重量級なら、**「人が重い」**箱をおすすめします。ルールの重さは、覚えるまでのあいだ、自分ひとりで持たなければなりません。計算の重さも、代わりに持ってくれる人はいません。人の重さだけは、卓のみんなで持てます。手が止まっても、「そこ、ゆずってもらえませんか」と声がかかり、会話が盤を動かしてくれます。

## 最初の一時間のすごしかた

重いゲームで疲れてしまう人の多くは、最初の一時間で力を使いきっています。ぜんぶわかってから動こうとするからです。心がまえは、三つで足ります。

1. **勝ちかたを、ひとつだけ覚える。** 点の入る道が五つあっても、今日はひとつに決めます。残りの四つは、ほかの人がやって見せてくれます。
2. **二手先まで考えたら、置く。** 三手目は、相手が教えてくれます。
3. **お茶が冷めるまえに、一度は席を立つ。** 立って見おろすと、盤は思ったより小さく見えます。

三つめは、朱鷺の[トキ](/character/toki)の受けもちです。休憩の合図が出たら、考えの途中でも立ってみてください。すわっているあいだ見えなかった手は、戻ってきたときによく見つかります。窓の外の湯気をながめていて勝ち筋を思いついた人を、わたしは何人も知っています。

最初の手をまちがえても、心配はいりません。三時間のゲームは、三時間かけてまちがえられるようにできています。

## 負けかたを、えらぶ

それでも、三時間かけて負けるのは、くやしいものです。勝つのは一人ですから、五人の卓なら四人が負けます。だったら、**どう負けるか**のほうを先にえらんでおくのが、かしこい準備だと思います。

- やりたかったことを、ひとつやりきって負ける
- だれかの計画を、みごとにじゃまして負ける
- 最後の一手まで、自分が勝つと信じて負ける

どれも、いい負けかたです。もったいないのは、途中であきらめて、残りの時間をただ待ってしまうことです。苦しくなったら、「いま、いちばん面白い手はどれですか」と案内役に聞いてください。勝てる手とはかぎりませんが、面白い手なら、かならずひとつはあります。

終わったら、感想戦をします。[^2]点数の話は、一分で終わります。\`47点\` という数字は帰りの電車で忘れても、五巡目に水路を一本だけ曲げたあの一手は、翌週になっても話にのぼります。森が[嘘が苦手な人のための、正体隠匿入門](/article/hidden-roles-for-honest-people)に書いているとおり、負けた人がいちばん盤のことを話せる夜が、いい夜です。

## 次に囲むなら

重量級ナイトは、土曜の13:00からです。ルールは卓ごとに、最初から説明します。説明書を読んでくる必要はありません。ひとりでいらっしゃる方が半分ほどなので、誘う相手が見つからなくてもだいじょうぶです。

あいている卓は[イベント](/event)の一覧に、予約や当日のことは[よくある質問](/faq)にあります。い卓で、待っています。待つのは、得意です。

[^1]: ひとつの局面でえらべる手の数の平均を、研究では「平均分岐数」と呼びます。チェスではおよそ35、十九路の囲碁ではおよそ250といわれますが、この数が大きいほど面白い、というわけではありません。ここで枝と呼んでいるのは「意味のちがう手」だけです。その数えかたは、研究者のあいだでも決まっていません。

[^2]: 勝負のあとに、みんなで手をふりかえること。将棋や囲碁の習慣です。勝った人と負けた人が同じ盤をはさんで、「ここでこうされたら、困っていました」と教えあいます。`,
    },
    en: {
      title: `Heavy games aren't long, they're deep`,
      summary: `Why three hours can feel short, where the weight in a box really sits, and how to spend your first hour with one.`,
      body: `When a three-hour game ends and people look up at the clock, somebody nearly always says, "Is that the time?" Hardly anybody says it was long. I've been the guide at Table い (i) since we opened, and that is still my favorite moment of the day.

"Heavy" is an unlucky word. It keeps good boxes on the shelf. The boxes themselves do weigh a lot, as I can tell you after carrying them, but that isn't the weight I want to talk about.

## Count branches, not minutes

Each time you choose a move, the road ahead divides. To me, the weight of a game is the number of those branches.

More isn't automatically better. If you have a hundred moves and they all come to the same thing, you are standing in an empty lot. Three moves are plenty if taking one changes the view, and if the piece you put down twenty minutes ago suddenly starts to matter. New branches grow and tangle with the old ones. That back and forth is what I call depth.[^1]

So length and depth are different measurements. Roll a die and move a pawn along a thousand squares, and you'll be busy for three hours too. Nobody would call it heavy. (The squares are to blame there. I've spoken up for the die in [another article](/article/in-defence-of-dice), in Japanese.)

Where there are many branches, people stop to think. Please do. Beside our table stands a sign with a tortoise, and this is what it says.

> "Let me think. Just one more move."
>
> [Kikko](/character/kikko), from the sign at Table い (i)

Not rushing anyone is one of [our three promises](/about). What your guide will do, now and then, is sum up out loud: "Right now you can build a road, bring water, or wait." That isn't advice. It only ties the branches back into a bundle you can hold, and usually that's enough to get a hand moving.

## Three kinds of heavy

Two boxes can have the same number on the side and be heavy in quite different places. Here are three that get opened near Table い (i) a lot.

| Where the weight is | How it feels | You'll like it if you enjoy | For example | Time |
| --- | --- | --- | --- | --- |
| **The rules** | A lot to learn, and a wide view once you have | listening to a good explanation | Nine Shrines | 150 min |
| **The calculation** | Every step you see ahead pays off | puzzles and chess problems | Quiet Border | 45 min |
| **The people** | The board is clear; your neighbors aren't | talking | Pioneers of Terra | 180 min |

Look at the last column. Quiet Border is over in 45 minutes, and then its two players tend to sit and drink their tea without a word. Short can be deep. Pioneers of Terra fills three hours, and about half of that is bargaining and gossip.

### Not sure? Start with people

For a first heavy game I'd choose one where the people are the heavy part. You have to carry rules by yourself until you know them. You have to carry calculation by yourself for good. The weight of other people is shared by the whole table. If you get stuck, someone will lean over and ask whether you really need that valley, and the conversation moves the board for you.

## Your first hour

People who come away tired have mostly spent everything in the first hour, trying to understand it all before they touch anything. Three habits will do instead.

1. **Learn one way to win.** There may be five ways to score. Pick one for today. The others will be demonstrated for you, free of charge, by your opponents.
2. **Think two moves ahead, then play.** Somebody else will show you the third.
3. **Stand up once before your tea goes cold.** Seen from above, the board is smaller than you thought.

The third is the business of [Toki](/character/toki), our ibis, who looks after time and breaks. When the signal comes, get up, even in the middle of a thought. The move you couldn't find is often lying there when you return. I know several people who won games while looking out of the window at the bath-house steam.

And if your opening is a mistake, don't worry. A three-hour game gives you three hours to make mistakes in.

## Choose how to lose

Still, losing after all that time stings. One player wins, so at a table of five, four don't. It seems sensible to me to decide in advance **how** you'd like to lose.

- Having done the one thing you set out to do
- Having ruined somebody's plan beautifully
- Believing until the very last turn that you were winning

Those are all good ways. The only waste is to give up halfway and sit out the rest. If things look bad, ask your guide for the most interesting move on the board. It may not win. But there is always one.

Afterwards we talk the game over, as shogi and go players do.[^2] The scores take a minute. You'll have forgotten the \`47 points\` by the time you're on the train, but people will still be talking next week about the channel you bent in round five. My colleague Mori puts it well in [Hidden roles for honest people](/article/hidden-roles-for-honest-people): it's a good night when the people who lost have the most to say.

## When you're ready

Heavyweight night is on Saturdays, from 13:00. Every table gets the rules from the beginning, so there's nothing to read beforehand. About half of our players come alone. I teach in English too.

You'll find free seats under [events](/event) and practical answers in [the FAQ](/faq). I'll be at Table い (i), waiting. I'm good at it.

[^1]: Researchers call the average number of legal moves in a position the branching factor. The usual estimates are about 35 for chess and about 250 for go on the full board. A bigger number doesn't make a better game. By branches I mean only moves that differ in meaning, and nobody has agreed on how to count those.

[^2]: The word is *kansōsen*. Winner and loser sit over the same board and tell each other things like "If you had played here, I was in trouble."`,
    },
  },
};
