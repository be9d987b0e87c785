import type { ArticleSeed } from "./insert-article.ts";

export const teachInThreeMinutes: ArticleSeed = {
  slug: "teach-in-three-minutes",
  cover: { palette: "kinari", composition: "table" },
  author: "tanaka-yuki",
  tags: ["teaching", "beginner"],
  games: ["six-merchants"],
  characters: ["koma"],
  publishedDaysAgo: 37,
  text: {
    ja: {
      title: `はじめてのインスト。三分で伝える順番`,
      summary: `勝ちかた、手番、終わりかた。この順で話すと迷子が出ません。`,
      body: `ルールを説明することを、ボードゲームの集まりでは「インスト」と呼びます。英語の instruction を縮めた、日本の遊び手の言葉です。わたしは年に二百箱ほどあけるので、年に二百回は、はじめてのインストをしている計算です。そのうち何回かは、いまでも失敗します。

失敗のしかたは、いつも同じです。説明書の1ページ目から順に読みあげてしまう。説明書は、わからなくなったときに引けるように書かれています。辞書を「あ」から読んで聞かせる人はいないのに、ゲームだと、ついやってしまうのです。

## 三分は、聞く人のための時間

『港の六商人』のルールは、ぜんぶ話すと15分ほどかかります。ただし、みんなの手を止めて聞いてもらうのは、最初の**三分だけ**です。残りは遊びながら、必要になったところで話します。

囲碁のルールは四行で書けます。それでも説明が三十分になる人がいるのは、ルールのほかに、こつや、歴史や、自分の失敗談を話すからです。どれもいい話なのですが、まだ一手も打っていない人の頭には、置き場所がありません。人が一度に頭にとどめておけることは、四つくらいだといわれます。三分は、その四つをこぼさずに手わたせる長さです。

## 順番は、勝ちかた、手番、終わりかた

『港の六商人』なら、こんなふうに時間を割りふります。

| 時計 | 話すこと | ひとことの例 |
| --- | --- | --- |
| 0:00 | どんな場面か | わたしたちは、港の商人です |
| 0:20 | 勝ちかた | 最後に、いちばんお金を持っていた人の勝ちです |
| 0:40 | 手番にすること | 船が着いたら、値をつけるか、待つかです |
| 2:10 | 終わりかた | この山の船がなくなったら、おしまいです |
| 2:40 | 最初の一手 | はじめは、安い荷をひとつ買ってみましょう |

### 勝ちかたは、釘

勝ちかたを先に言うのは、それが、あとの話をぜんぶ掛けておく釘になるからです。「お金の多い人の勝ち」と知っている人は、「値をつける」と聞いた瞬間に、「高く買いすぎてはいけないのだな」と自分で考えはじめます。釘のない壁に向かって部品の名前を二十ならべても、ぜんぶ床に落ちます。

### 手番は、やって見せる

手番にいちばん長い時間を使っているのは、口で言うかわりに、実際に一回やって見せるからです。コマを動かしながら、考えていることも声に出します。見たことは、聞いたことより忘れにくいものです。

### 終わりかたは、忘れやすい

いちばん抜けやすいのが、終わりかたです。いつ終わるのかを知らないと、人は急ぐことも、ためることもできません。「えっ、もう終わりだったんですか」と言わせてしまったら、それは説明した人の負けです。

## 声に出してみると

わたしがふだん話しているとおりに書いてみます。

> わたしたちは、港の商人です。船が着くと荷がおりて、それをみんなで取りあいます。最後に、いちばんお金を持っていた人の勝ちです。
>
> 船が着いたら、することは二つにひとつ。値をつけるか、待つか。値を言えるのは、船ひとつにつき**一度きり**です。やってみますね。「この茶箱に、三」。はい、これでわたしは、この船ではもう何も言えません。みなさんは、四と言ってもいいし、待ってもいい。ただ、みんなが待ちすぎると、船は出てしまいます。
>
> この山の船がなくなったら、おしまい。はじめの船は、練習にしましょう。安い荷をひとつ、買ってみてください。

読みあげるだけなら、一分と少しです。あとの時間は、実際に船を動かし、みなさんの顔を見るのに使います。わからなそうな顔を見つけたら、話を足すのではなく、**もう一度やって見せます**。

## 言わないことを、決めておく

三分におさめるこつは、早口ではありません。言わないことを、先に決めておくことです。

- **まだ起きないこと。** 後半にしか出てこない札の話は、その札が出たときにします。
- **めったに起きないこと。** 聞かれたら答えます。聞かれなければ、起きたときに。
- **こつ。** ひとつなら贈りもの、三つになると宿題です。

ただし、逆のものがひとつあります。知らないと大きな損をして、しかも取りかえしのつかないルールは、はじめに言っておきます。『港の六商人』でいえば「値を言えるのは一度きり」が、それです。言い忘れに途中で気づいたら、すぐにあやまって、困っている人の手番を戻します。あとから出てきたルールで負けた人は、その箱を二度とあけてくれません。

## 説明のあとの、五分

「質問はありますか」と聞いても、たいてい手はあがりません。何がわからないのかは、遊んでみるまでわからないからです。わたしは質問を待つかわりに、こうしています。

1. 最初の一巡は練習にする。やりなおしてよいと、先に言っておく。
2. 質問が出たら、その場の盤を使って答える。説明書をひらくのは、それから。
3. 途中で来た人には、勝ちかたからもう一度。聞いていた人の復習にもなる。

質問は、たいてい二手目に出ます。そこで答えれば、じゅうぶん間にあいます。

受付にいる狛犬の[コマ](/character/koma)は、「ようこそ、いちばん前の席へ。」と言います。説明する人も、同じ気持ちでいたいものです。いちばん前の席の人は、いちばん知っている人ではなく、はじめて来た人です。その人の目を見て話せば、言葉は自然に短くなります。

説明の上手な人とは、よどみなく話せる人ではなく、早く黙れる人だと思います。三分たったら、あとは盤に話してもらいましょう。火曜から木曜の夜、『港の六商人』の卓に、たいていわたしがいます。まねをしながら、あらさがしをしに来てください。卓の日程は、[イベント](/event)にあります。`,
    },
    en: {
      title: `Your first rules talk, in three minutes`,
      summary: `How you win, what you do, when it ends. Explain a game in that order and nobody gets lost.`,
      body: `I open about two hundred boxes a year, which means that about two hundred times a year I explain a game I've never explained before. Japanese players call this an *insuto*, which is short for "instruction." A few of mine still go wrong.

They always go wrong in the same way: I start at page one of the rulebook and carry on. But a rulebook is written so that you can look things up in it. You wouldn't read someone a dictionary from the letter A. With games, somehow, we do.

## The three minutes belong to the listeners

It takes about fifteen minutes to tell you everything in **Six Merchants of the Harbor**. I only ask for your full attention during the first **three**. The rest comes while you play, at the moment you need it.

The rules of go fit into four lines. Some people need half an hour to explain them anyway, because they add the strategy, the history and the story of how they once lost. It's all good material. But someone who hasn't played a single move has nowhere to put it. We can hold about four new things in our heads at once, and three minutes is roughly what it takes to hand over four things without dropping any.

## How you win, what you do, when it ends

For Six Merchants, my three minutes look like this.

| Clock | What to cover | In a sentence |
| --- | --- | --- |
| 0:00 | Where we are | We're merchants in a harbor. |
| 0:20 | How you win | Whoever has the most money at the end. |
| 0:40 | What you do on a turn | A ship comes in. Name a price, or wait. |
| 2:10 | When it ends | When this stack of ships runs out. |
| 2:40 | A first move | To begin with, try to buy something cheap. |

### Winning is the nail

The goal comes early because you hang everything else on it. Once you know that money wins, you hear "name a price" and think, all by yourself, "so I mustn't pay too much." If there's no nail in the wall, you can hold up twenty components one after another and every one of them will end up on the floor.

### Turns are for showing

The turn gets the most time because I don't describe it. I play one. I move the real pieces and say aloud what I'm thinking. People remember what they have watched much better than what they were told.

### Endings get forgotten

The end of the game is the part that people leave out. If you don't know when it stops, you can neither hurry nor save up. When somebody says, "Wait, that was it?" the loser is whoever explained the rules.

## What it sounds like

Here is more or less what I say.

> We're merchants in a harbor. When a ship comes in, its cargo is unloaded and we all want it. Whoever has the most money at the end wins.
>
> When a ship arrives, you can do one of two things: name a price, or wait. You may name a price **once per ship**. Watch. "Three for this chest of tea." Now I can't say another word about this ship. You could say four, or you could wait. But if everyone waits too long, it sails.
>
> When this stack of ships runs out, we're done. Let's call the first ship practice. Try to buy something cheap.

Reading that out takes a little over a minute. The rest of the three goes on moving ships about and looking at faces. When I see a puzzled one I don't add more words. I **show it again**.

## Decide what you won't say

You don't get down to three minutes by talking fast. You get there by deciding beforehand what to leave out.

- **Things that can't happen yet.** If a card only turns up late in the game, explain it when it does.
- **Things that hardly ever happen.** Answer if asked. Otherwise wait until it comes up.
- **Tips.** One is a present. Three are homework.

There's one exception. If a rule can hurt you badly and can't be undone, say it at the start. In Six Merchants, that's "once per ship." And if you notice halfway through that you forgot one, own up at once and let whoever is in trouble take their turn again. Lose a game to a rule that appeared out of nowhere, and you'll never open that box again.

## The five minutes after

"Any questions?" rarely gets any. Until you've played a bit, you can't know what you don't know. So I don't wait for hands to go up.

1. The first round is practice. Say beforehand that moves can be taken back.
2. Answer questions on the board in front of you. The rulebook comes second.
3. If someone arrives late, go back to how you win. Everyone else gets a free recap.

The questions come on the second turn. That's early enough.

[Koma](/character/koma), the guardian lion-dog at our reception, greets people with "Welcome. We saved you the front row." I try to explain rules in that spirit. The front row isn't for whoever knows the most. It's for whoever has just come in. Look at that person while you talk, and your sentences get shorter on their own.

Being good at this has little to do with fluency. The best explainers are the ones who can stop soonest. When your three minutes are up, let the board do the talking.

I'm usually near Six Merchants from Tuesday to Thursday evening. I explain in Japanese, but on Thursdays you can hear it done in English at [English Table](/news/english-table). Dates are under [events](/event). Come and steal whatever works.`,
    },
  },
};
