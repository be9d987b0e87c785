import type { ArticleSeed } from "./insert-article.ts";

export const losingWell: ArticleSeed = {
  slug: "losing-well",
  cover: { palette: "ai", composition: "bigdie" },
  author: "mori-chihiro",
  tags: ["essay"],
  games: ["house-of-rain", "quiet-border"],
  characters: ["sai"],
  publishedDaysAgo: 163,
  text: {
    ja: {
      title: `負けかたの練習`,
      summary: `役者だったころ、いちばん長く稽古したのは、倒れかたでした。さいころに、人に、みんなで負けるときの話です。`,
      body: `役者をしていたころ、いちばん長く稽古したのは、倒れかたでした。わたしは斬られる役が多かったのです。斬るほうは、ひと振りで終わります。斬られたほうは、床につくまでずっと見られています。膝、腰、肩の順に力をぬいて、頭は最後まで打たない。それを、汗で床の色が変わるまでくりかえしました。

殺陣の先生に、こう言われたことがあります。

> いい倒れかたをする人がいると、斬った人まで上手に見える。芝居は、倒れるほうがつくってるんだよ。

案内役になって、この言葉をよく思い出します。ゲームも、負けるほうがつくっているのではないでしょうか。

考えてみれば、腕の同じ四人で遊んで、勝つのがひとりなら、四回に三回は負けます。ボードゲームは、ほとんどの時間を負けてすごす遊びです。それなのに、勝ちかたの本はたくさんあって、負けかたの本はあまり見かけません。

## 負けには、三つある

### さいころに負ける

あと3が出ればよかった。出たのは1でした。こういう負けは軽いようで、あとを引きます。自分のせいではないから、反省のしようがないのです。

「運がわるかった」は、言ってかまいません。ほんとうのことですから。ただし、**一回まで**にします。二回めからは、勝った人に「あなたの勝ちも運です」と言っているのと同じになります。卓の[サイ](/character/sai)は、わるい目が出た人に「その目、おもしろいよ」と言います。なぐさめではなく、本気でそう思っているようです。あの境地には、わたしもまだ遠い。

### 人に負ける

**『静かな国境』**は、ふたりで向きあうゲームです。かげに隠れる三人目もいなければ、責任をとってくれる運もほとんどありません。負けた理由は、だいたい自分の手のなかにあります。

以前、常連の方に続けて三回負けて、思いきって聞いてみました。「どこで決まりましたか」。その方はすこし考えて、わたしが得をしたと思っていた手を指さしました。「ここで森さんは、うれしそうでした。だから、ほかを見ていないなと」。

元役者としては、恥ずかしい答えです。けれど、あの夜のいちばんの収穫でした。将棋や囲碁では、終わったあとにふたりで手をたどりなおします。[^1]負けた人には、その扉をあける権利があります。

### みんなで負ける

**『雨の館』**は、四人から六人で力をあわせるゲームです。雨やどりに入った館から、夜明けまでに出られなければ、全員で負けます。ほめる相手がいないかわりに、責める相手なら、すぐとなりにいる。だから、三つのうちでいちばんむずかしい負けかもしれません。

見えている部屋は、人によってちがいます。ある晩、出口まであと一手というところで、夜が明けました。だれかが「あの廊下のことを、もっと早く言ってくれていれば」と言いかけて、口をつぐみました。廊下が見えていたのは、その日がはじめての方だったのです。しんとした卓で、いちばん年かさの方が言いました。「われわれは、だれも聞きませんでしたな」。

主語がひとつ変わっただけで、みんなほっと笑いました。協力するゲームで負けたら、**「あなたが」を「わたしたちが」に**言いかえる。わたしは、これをそのまま卓の約束にしています。

## 倒れかたの手順

稽古ですから、順番があります。

1. **一拍おく。**盤から手をはなして、お茶をひと口。顔は、このあいだにととのいます。
2. **声に出す。**「負けました」。言うまでは、まだ宙に浮いています。床につきましょう。
3. **相手の手を、ひとつだけほめる。**「強いですね」では足りません。「二周めに、あの土地を捨てたところ」。見ていた、ということが伝わります。
4. **自分の手を、ひとつだけ悔やむ。**ひとつだけです。三つならべると、相手がなぐさめる役にまわってしまいます。
5. **かたづける。**手を動かしているうちに、気持ちが追いついてきます。

反対に、稽古場で止められる倒れかたもあります。「どうせ苦手だから」「本気じゃなかったし」「途中から勝つ気なかった」。どれも、斬られるまえに自分から寝ころんでしまう芝居です。痛くはありません。でも、斬ったほうの刀は、行き場をなくします。

## 勝った人の仕事

負けかたは、半分は勝った人が決めます。

「たまたまです」は、やさしいようで、相手の二時間を軽くしてしまうことがあります。それよりも、**「こわかったところ」**を教えてください。「あそこで橋を取られていたら、終わっていました」。そう言われると、負けた人は、自分もちゃんと斬りかかっていたのだと知ります。

舞台では、幕がおりると、斬った人が斬られた人に手を貸して起こします。お客さんには見えません。わたしはあの時間が好きで、役者をしていたようなものでした。

## くやしさは、持って帰る

ここまで書いておいて何ですが、くやしくなくなる必要は、まったくありません。上手に倒れる人は、痛くないのではなく、痛みの置き場所を知っているのです。

稽古をはじめるなら、十分で終わるゲームを、同じ相手と三回。一回は負けるでしょうから、上の手順をためしてみてください。長いゲームの四時間めにいきなり本番を迎えるより、ずっと楽です。平日の夜に、そういう小さな会があります。[イベントの一覧](/event)をのぞいてみてください。

くやしさは、どうぞそのまま持って帰ってください。お風呂に入っても流れなかったぶんが、次の一手になります。銭湯は、となりです。

[^1]: 将棋では感想戦、囲碁では局後の検討などと呼びます。どちらも、負けを認めた側が声に出して終わりを告げるのが作法で、これを投了といいます。`,
    },
    en: {
      title: `Practicing how to lose`,
      summary: `As an actor I spent years learning how to fall. It turns out to be useful at the table: notes on losing to dice, to people, and together.`,
      body: `When I was an actor, the thing I rehearsed longest was falling down. I was usually the one who got cut. In a stage sword fight the winner has a single stroke to perform. The loser is watched all the way to the floor. Knees, then hips, then shoulder, and never the head. We did it until the boards were dark with sweat.

Our fight teacher once told me:

> When somebody falls well, it makes the other one look good. The scene is built by the person going down.

I teach games now, and I think of that often. Games, too, are built by the people who lose them.

Consider the arithmetic. If four equally good players sit down and one of them wins, each of you will lose three times out of four. Most of this hobby is spent losing. There are shelves of advice on winning, and hardly a page on the thing we do most.

## Three ways to go down

### Losing to the dice

You needed a three. You rolled a one. It ought to be the lightest kind of defeat, and yet it lingers, because there's nothing to learn from it.

You may say "that was bad luck." It's true. But say it **once**. The second time, what the winner hears is that their win was luck as well. When somebody rolls badly, [Sai](/character/sai), who looks after our dice, studies the number and says that it's an interesting one. This isn't consolation. Sai means it. I'm not there yet myself.

### Losing to a person

**Quiet Border** is a game for two. There is no third player to hide behind, and very little luck to take the blame. If you lost, the reason is probably somewhere among your own moves.

I once lost three times running to one of our regulars and finally asked, "Where was it decided?" He thought, then pointed to a move I had been proud of. "You looked so pleased here," he said. "So I knew you weren't watching the other side."

For a former actor this was mortifying. It was also the best thing I learned all month. In shogi and go, the players walk back through the game together once it's over.[^1] The loser is the one who gets to open that door. Use it.

### Losing together

**House of Rain** is cooperative, for four to six. You took shelter in a strange house, and if you haven't found the way out by dawn, you have all lost. There's no winner to congratulate. There is, however, somebody to blame, sitting right beside you. That may make it the hardest loss of the three.

Each player sees different rooms, so you depend on what the others tell you. One evening dawn came when we were a single move from the door. Somebody began, "If only you'd told us about that corridor," and stopped. The person who could see the corridor was there for the first time. In the silence, the oldest man at the table said, "I don't believe we asked."

Everyone laughed with relief. One word had changed. At my tables it has become the only house rule: when you lose a cooperative game, **"you" becomes "we."**

## How to fall, step by step

1. **Take a beat.** Hands off the board, one sip of tea. Your face will sort itself out.
2. **Say it aloud.** "I lost." Until you say it you're still in mid-air. Come down to the floor.
3. **Praise one move of theirs.** "You're good at this" isn't enough. "When you gave up that land in the second round" is. It tells them that somebody saw.
4. **Regret one move of your own.** Only one. Any more and your opponent has to start comforting you.
5. **Help pack up.** By the time the pieces are in their bags, your mood has usually caught up.

There are also falls a good teacher will stop you from doing. "I'm hopeless at these." "I wasn't really trying." "I gave up halfway anyway." In each of them you lie down before the sword has moved. It doesn't hurt, that's true. But it leaves the other person standing there with a sword and nobody to have fought.

## The winner's part

Half of a good fall belongs to the one still standing.

"I just got lucky" sounds kind, but it can make the other person's two hours weigh less. Try telling them **where you were frightened** instead. "If you'd taken that bridge, I was finished." Then they know they really did have you in danger.

On stage, when the lights go down, the one with the sword holds out a hand and pulls the other to their feet. The audience never sees it. I think I may have become an actor for that moment.

## Take the sting home

None of this is meant to stop you minding. People who fall well aren't people who feel nothing. They know where to put the pain.

If you'd like to practice, choose something that lasts ten minutes and play it three times with the same person. You're likely to lose at least once, and it's a gentler rehearsal than the fourth hour of something enormous. We hold small gatherings like that on weeknights. You'll find them in [the event list](/event).

And if it still stings on the way out, good. Take it with you. The bath house is next door, and whatever doesn't wash off there will be your next first move.

[^1]: In both games the losing player ends the match by saying so. Resigning clearly is considered good manners, and the review afterwards is often where the learning happens.`,
    },
  },
};
