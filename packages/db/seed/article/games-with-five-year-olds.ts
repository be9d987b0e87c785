import type { ArticleSeed } from "./insert-article.ts";

export const gamesWithFiveYearOlds: ArticleSeed = {
  slug: "games-with-five-year-olds",
  cover: { palette: "yamabuki", composition: "cubes" },
  author: "anna-kimura",
  tags: ["teaching", "beginner"],
  games: ["animal-bridge", "radish-race", "tide-pool"],
  characters: ["hako"],
  publishedDaysAgo: 190,
  text: {
    ja: {
      title: `五歳と遊ぶ。ルールを減らすのではなく、順番に足す`,
      summary: `「点数はなしでいいよ」と言うまえに。さわる、かわりばんこ、おしまい、えらぶ、勝ち負け。五つの段を、ひとつずつのぼります。`,
      body: `箱には「5歳から」と書いてあります。目のまえには、五歳がいます。説明書をひらいて、声に出して読みはじめます。二分後、五歳は床に寝ころんでいます。

保育士をしていると、この場面にはよく出会います。そして大人は、たいてい同じことをします。ルールを**減らす**のです。「点数はなしでいいよ」「好きなだけ引いていいよ」。やさしさなのですが、あとで困ります。いちど減らしたルールを戻すと、子どもには、とりあげられたように見えるからです。それに、五歳は手かげんにとても敏感です。

わたしのおすすめは、反対です。なにもないところからはじめて、ひとつずつ**足す**。足されたルールは、贈りものに見えます。

## 五つの段

どの箱でも、次の順番で足していきます。一段ごとに、それだけで遊べるのがこつです。

| 段 | 足すもの | かけることば | 次へすすむしるし |
| --- | --- | --- | --- |
| 一 | さわる | 「なにが入ってるかな」 | コマに名前がつく |
| 二 | かわりばんこ | 「つぎは、だれの番？」 | 人の番を見ている |
| 三 | おしまい | 「ここまで来たら、おしまい」 | 終わると「もう一回」 |
| 四 | えらぶ | 「どっちにする？」 | まよって、手が止まる |
| 五 | 勝ち負け | 「だれがいちばんかな」 | 自分から数えはじめる |

一日に足すのは、多くて二段です。二段めで終わる日があってもかまいません。五歳のあいだに五段めまで行けたら、じゅうぶんです。

気をつけたいのは、勝ち負けがいちばん最後だということ。大人はここから説明したくなります。「勝つためには」と。けれど、順番を待つ、終わりがわかる、自分でえらぶ。この三つが身につくまえの勝ち負けは、ただのびっくりです。

## 三つの箱で、ためしてみる

### 『どうぶつ橋』は、一段めから

20分の箱ですが、最初の日は、ふたをあけるだけで20分かかってかまいません。木の動物を出して、ならべて、鳴かせます。橋にのってみたいのはだれか、聞いてみてください。名前がついたら、二段めです。「じゃあ、きりんさんがのるよ。つぎは、だれの番？」。かわりばんこに一頭ずつのせる。それだけで、もう立派なゲームになっています。さいごの象のために場所を残しておく話は、きょうはしません。象は、あしたも待っていてくれます。

### 『だいこん競走』は、三段めに

競走のいいところは、**おしまいが目に見える**ことです。説明がいりません。八百屋さんに着いたら終わり、とだけ言って、だれが一番かは言わないでおきます。自分の大根を内緒にするきまりも、まだ足しません。全員が着くまで走って、全員に拍手。そのうち、子どものほうから「ぼく、二番だった」と言いだします。それが、五段めの足音です。

### 『潮だまり』で、四段めを

箱には6歳からとありますが、途中の段までなら五歳でも遊べます。貝をぜんぶならべずに、すこしだけ出してください。えらぶ練習は、**二つから**はじめます。「どれをめくる？」ではなく、「こっちと、こっち、どっち？」。手が止まったら、いいしるしです。考えている顔なので、待ってください。大人の三十秒は長いですが、五歳の三十秒は、ちょうどいい長さです。えらんだあとで「そっちかあ」と言うのは、がまんしましょう。波が来て場所が変わるきまりは、すらすらめくれるようになってからの、とっておきの贈りものです。

大人どうしの説明のしかたは、[はじめてのインスト](/article/teach-in-three-minutes)にくわしくあります。順番に渡す、という考えかたは、相手が何歳でも変わりません。

## 泣いたとき、ずるをしたとき

### 泣いたら

「たかがゲームだよ」とは言いません。泣くほど本気だったのですから、まずは「くやしかったね」だけ。それから、つづけるか、やめるかを本人に聞きます。これも、二つから一つをえらぶ練習です。

> やめる。でも、みてる。

ある男の子の答えです。りっぱな三つめの選択肢でした。十分後、その子は審判になっていました。

### ずるをしたら

さいころをそっと転がしなおす。コマを一つ多くすすめる。見つけると注意したくなりますが、ルールがわかっていなければ、ずるはできません。まずは成長です。

わたしは、**新しいルールの提案**としてあつかいます。「二回ふるの、いいね。みんなもそうする？」。たいてい、すこし考えて「やっぱり一回にする」と言います。自分だけだから得なのだと、気づくのです。

### わざと負けるかわりに

こっそり負けてあげるのは、おすすめしません。ばれたときに、まえの勝ちまで消えてしまいます。かわりに、**見えるハンデ**をつけましょう。大人は三つうしろから。大人は目をつぶって引く。囲碁にも、先に石を置かせてもらう置き碁というしくみがあります。差があることは、恥ずかしいことではありません。かくすから、気まずくなるのです。

## 楽しいうちに、しまう

20分の箱を、20分遊ばなくてもかまいません。いちばんいいやめどきは、「もう一回」と言われたときです。「あした、もう一回ね」で終われたら、箱は楽しいもののまま棚に戻ります。

かたづけも、ゲームの最後の一手です。「きりんのおうちは、どこだっけ」。数がそろったら、[ハコ](/character/hako)にふたをしてもらいます。猫なので、自分が先に入ろうとすることがあります。そのときは、猫が出るのを待ってください。急かさないのが、ここの約束です。[^1]

追記：日曜の10:00から、[「親子の朝」](/news/family-mornings)をひらいています。『どうぶつ橋』の一段めから、いっしょに遊びましょう。

[^1]: もうひとつだけ。小さなコマは、小さな口に入ります。三歳にならないごきょうだいがいるときは、手のとどかない高さで遊び、終わったら、かならずいっしょに数えてください。`,
    },
    en: {
      title: `Playing with five-year-olds: don't take rules away, add them`,
      summary: `Touch, take turns, finish, choose, win. Five small steps, each of which is already a game, from a guide who is also a nursery teacher.`,
      body: `The box says "age 5 and up." In front of you is a five-year-old. You open the rulebook and begin to read aloud. Two minutes later the five-year-old is lying on the floor.

I'm a nursery teacher, so I have watched this scene many times, and I know what comes next. The grown-up starts **taking rules away**. "Let's not bother with points." "Draw as many as you like." It's kindly meant, but it causes trouble later. When you put the rule back, it feels to the child like something being confiscated. And nobody detects being let off lightly faster than a five-year-old.

So I do the opposite. Start with nothing and **add** one rule at a time. A rule that's been added looks like a present.

## Five steps

This is the order, whatever the box. The trick is that each step must be fun even if you stop there.

| Step | You add | You say | Ready to go on when |
| --- | --- | --- | --- |
| 1 | Touching | "I wonder what's inside." | the pieces have names |
| 2 | Taking turns | "Whose turn is it now?" | they watch your turn too |
| 3 | An ending | "When we get here, it's over." | they say "Again" |
| 4 | A choice | "This one or that one?" | they stop to think |
| 5 | Winning | "Who has the most?" | they start counting by themselves |

Add two steps in a day at most. If you only get as far as step two, it was still a good day. If you reach step five at some point before the sixth birthday, you've done splendidly.

Notice that winning comes last. Adults want to begin there: "The aim of the game is…" But until a child can wait for a turn, see the end coming and make a choice, winning and losing are just a surprise that happens to them.

## Trying it with three boxes

### Animal Bridge, from step one

It's a twenty-minute game, and on the first day it's fine to spend all twenty minutes with the lid off. Take out the wooden animals. Line them up. Have them make their noises. Ask who would like to stand on the bridge. Once they have names, you're ready for step two. "All right, up goes Giraffe. Whose turn is it now?" One animal each, in turn, and it is already a proper game. The rule about leaving room for the elephant can wait. So can the elephant.

### The Radish Race, for step three

The good thing about a race is that **you can see the end**. You reach the greengrocer's and it's over. Don't mention who came first, and don't add the rule about keeping your radish secret yet. Let everybody run until everybody arrives, and clap for all of them. Sooner or later a small voice will say, "I was second." That's the sound of step five coming up the stairs.

### Tide Pool, for step four

The box says 6 and up, but a five-year-old can play the first few steps of it. Lay out only some of the shells. Begin choosing with **two** things. Not "Which will you turn over?" but "This one, or this one?" When the hand stops in the air, be glad, and be quiet. Thirty seconds is long for you and just right for a five-year-old. Afterwards, try not to say "Oh, *that* one." The wave that moves everything along is a present for much later.

If you're curious how we explain games to adults, it's all in [how to teach a game in three minutes](/article/teach-in-three-minutes). Handing things over in order works at any age.

## Tears, cheating and mercy

### When they cry

I never say it's only a game. They cared enough to cry. Say "That was hard," and nothing else for a bit. Then ask whether they'd like to go on or stop, which is, after all, practice in choosing between two things.

> Stop. But I'm watching.

One boy told me that, and I thought it a fine third option. Ten minutes later he was the referee.

### When they cheat

A die is quietly rolled again. A piece takes one step too many. Before you object, remember that you can't cheat until you understand the rule. It's progress.

I treat it as **a proposal**. "Two rolls? Interesting. Shall we all do that?" There's usually a pause, and then, "No, one is better." They've noticed that it was only any good while nobody else had it.

### Instead of losing on purpose

Please don't throw the game in secret. When they find out, and they will, every win before it disappears as well. Use a **handicap everyone can see**. Grown-ups start three spaces back. Grown-ups draw with their eyes shut. Go has done this for centuries by letting the weaker player put stones on the board first. There's no shame in a difference. It only gets awkward when you hide it.

## Put it away while it's fun

You don't owe a twenty-minute game twenty minutes. The best time to stop is when somebody says "Again" If you can answer "Yes, tomorrow," the box goes back on the shelf as a happy thing.

Tidying up is the last move. "Now, where does Giraffe live?" When every piece is home, [Hako](/character/hako) puts on the lid. Hako is a cat, so now and then Hako gets in first. In that case, wait. We have a promise here not to rush anyone.[^1]

Update: we now hold [family mornings](/news/family-mornings) on Sundays from 10:00. Come and start Animal Bridge at step one with us.

[^1]: One serious note. Small pieces fit into small mouths. If there's a brother or sister under three about, play out of reach and count everything back in together.`,
    },
  },
};
