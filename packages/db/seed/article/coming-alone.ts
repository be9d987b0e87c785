import type { ArticleSeed } from "./insert-article.ts";

export const comingAlone: ArticleSeed = {
  slug: "coming-alone",
  cover: { palette: "sora", composition: "table" },
  author: "lee-mei",
  tags: ["beginner"],
  games: ["lantern-market", "last-bus"],
  characters: ["koma"],
  publishedDaysAgo: 139,
  text: {
    ja: {
      title: `ひとりで来る人のための、最初の三十分`,
      summary: `戸をあけてから、最初のゲームがはじまるまで。どこに立って、何を言えばいいのかを、順番に書きました。`,
      body: `はじめて卓上ハウスに来た夜、わたしは銭湯のまわりを三周しました。台北から東京へ越してきた、最初の冬です。予約はしてある。道もわかっている。足りないのは、戸をあけるきっかけだけでした。

三周めに、なかから人が出てきて「どうぞ、寒いので」と言いました。それだけです。それだけで入れて、いまは案内役をしています。

ここへ来る方の、およそ半分はおひとりです。それでも毎週、戸のまえで息をととのえている人を見かけます。だから、勇気の話はしません。**段どりの話**をします。次に何が起きるかを知っていれば、勇気はあまりいりませんから。

## 家を出るまえに

会は、[イベントの一覧](/event)からえらびます。はじめてなら、案内役が卓についてルールを説明する会がおすすめです。ひとりの予約は、席をひとつえらぶだけ。まわりの席がうまっていても、そこに割りこむことにはなりません。その席は、だれかのためにあけてあったものです。

用意するものは、三つだけです。

- QRチケットをひらいたスマートフォン。土間は電波がとどきにくいので、駅を出るまえに一度ひらいておきます。
- 当日払いの参加費。
- **呼び名。**名札に書きます。本名でなくてかまいません。[^1]

三つめは、電車のなかで決めておくのをおすすめします。受付で急に聞かれて、飼い犬の名前を答えた方がいました。その方は、いまでもその名前で呼ばれています。

## 最初の十分　受付

着くのは、はじまる十分まえがちょうどいいと思います。早すぎると間がもちません。おくれても、説明はもう一度しますから、走らなくてだいじょうぶです。

受付ですることは、チケットを見せる、名札をもらう、参加費を払う。ここで、ひとことだけ足してください。

> はじめてです。ひとりです。

このふたことで、こちらの動きが変わります。だれかが卓までいっしょに歩いて、案内役に呼び名を伝え、お茶の場所を教えます。言いにくければ、受付の[コマ](/character/koma)の絵を指さしてください。コマは駒で狛犬ですから、門のところで迷っている人のことは、よくわかっています。

## 次の十分　すわって、待つ

じつは、いちばん長く感じるのがこの十分です。ゲームがはじまれば、することがあります。はじまるまえには、ありません。

席がえらべるなら、案内役の顔が見えるところへ。説明が聞きとりやすく、目で「わかりません」と伝えられます。すわったら、次のどれかをしてみてください。

1. **お茶をとりに行く。**となりの人に「いりますか」と聞けば、もう会話です。
2. **箱の側面を読む。**[読みかたの記事](/article/reading-the-side-of-the-box)もあります。箱を手にしている人は、ひとりに見えません。
3. **ならべるのを手伝う。**案内役に「何か出しましょうか」と言うと、コマの袋がひとつ渡されます。

三つめが、とくに効きます。手が動いていると、だまっていても沈黙になりません。

話のたねに困ったら、箱を指して「これ、やったことありますか」。答えが「はい」なら教えてもらえますし、「いいえ」なら仲間ができます。年齢や仕事のことは、こちらからたずねない約束です。聞かれて困ったら、答えなくていい。話をそらすのは、案内役の得意わざです。

## 最後の十分　はじめの一回

ひとりの方が多い卓で、わたしがよく出すのは**『提灯市』**と**『終バス』**です。どちらも、うまくやるより先に、思わず声が出ます。『提灯市』では、となりの軒にならんだ提灯の色が、どうしても気になる。『終バス』では、もう一軒寄るか、いま乗るかを全員がいっせいに決めて、乗りおくれた人が言いわけをします。自分のことを話すのはむずかしくても、バスに乗れなかった理由なら、だれでも話せます。自己紹介より、ずっとその人がわかります。

困ったときのひとことを、表にしておきます。木曜のEnglish Tableでも使えるように、英語もならべました。

| こんなとき | 日本語 | English |
| --- | --- | --- |
| 聞きのがした | もう一回、いいですか | Could you say that again? |
| 順番があやしい | わたしの番ですか | Is it my turn? |
| 考えたい | すこし考えます | Let me think for a second. |
| 決められない | どっちがいいと思いますか | Which would you do? |
| 楽しかった | もう一回やりたいです | Can we play that again? |

いちばん役に立つのは、四つめです。正しい手を教わるためではありません。人は、相談されるとうれしいからです。

## 三十分をすぎたら

三十分たつと、「ひとりで来た人」は卓からいなくなります。いるのは、赤のコマの人と、青のコマの人だけです。

それでも合わない夜はあります。席をかわりたいときは、案内役に小さな声で教えてください。理由は聞きません。つかれたら、一回終わったところで帰ってかまいません。ひとりで来たのですから、だれの都合も気にせずに帰れます。連絡先も、交換しなくていい。「また来週」と言えば、じゅうぶんな挨拶です。

予約や取り消しのこまかいことは、[よくある質問](/faq)にまとめてあります。

それから、お願いがひとつ。銭湯のまわりを二度、三度と通る人を見かけたら、戸をあけて「どうぞ、寒いので」と言ってください。夏でもかまいません。

[^1]: 同じ卓の人に見えるのは、呼び名とアイコン、使えることばだけです。`,
    },
    en: {
      title: `Coming alone: your first thirty minutes`,
      summary: `What happens between opening the door and the first turn, where to stand, and what to say. Written by someone who once couldn't open the door.`,
      body: `The first time I came to Takujo House, I walked around the bath house three times. It was my first winter in Tokyo after moving from Taipei. I had a reservation. I knew the way. All I lacked was a reason to open the door.

On my third lap somebody stepped out and said, "Come in, it's cold." That was all it took. I teach games here now.

About half the people who visit us come by themselves. Even so, I see someone taking a deep breath outside nearly every week. So this isn't an article about courage. It's about **logistics**. When you know what happens next, you don't need much courage.

## Before you leave home

Pick something from [the event list](/event). For a first visit, choose an evening where a guide teaches the rules at the table. Reserving for one means tapping a single seat. If the seats around it are taken, you aren't intruding on anybody. That seat was left for someone, and the someone is you.

You need three things.

- Your phone with the QR ticket already open. The walls downstairs are thick and the signal is poor.
- The fee, which you pay at the door.
- **A nickname** for your tag. It doesn't have to be your real name.[^1]

Decide on the third one on the train. One guest, caught off guard at reception, gave the name of his dog. He has answered to it ever since.

## Minutes 0 to 10: reception

Aim to arrive ten minutes before the start. Much earlier and you'll have time to worry. If you're late, don't run. We explain the rules again for latecomers, and nobody sighs.

At reception you show your ticket, take your tag and pay. Then add one sentence:

> It's my first time, and I'm on my own.

It changes what we do. Someone will walk you to your table, introduce you to the guide by your nickname and show you where the tea is. If you'd rather not say it, point at the picture of [Koma](/character/koma) on the desk. Koma is half game piece, half the guardian dog you see at shrine gates, and understands perfectly about hesitating at entrances.

## Minutes 10 to 20: sitting and waiting

These ten minutes feel longest. Once a game begins you have something to do. Until then you don't.

If you have a choice, sit where you can see the guide's face. You'll hear better, and you can look lost without having to say so. Then try one of these.

1. **Fetch tea.** Ask the person next to you whether they'd like some. That counts as a conversation.
2. **Read the side of the box.** We have [a whole article](/article/reading-the-side-of-the-box) on how. Nobody holding a box looks lonely.
3. **Help set up.** Say "Can I do something?" and you'll be handed a bag of pieces.

The third works best. When your hands are busy, silence stops feeling like silence.

Stuck for a topic? Point at the box and ask, "Have you played this?" If it's yes, you've found a teacher. If it's no, you've found an ally. We don't ask people about their age or their work here, and you needn't answer if somebody forgets. Changing the subject is part of a guide's job.

## Minutes 20 to 30: the first game

When a table is full of people who came alone, I often reach for **Lantern Market** or **The Last Bus**. Both get a sound out of you before you've had time to play well. In the first you can't help eyeing the colors your neighbor has hung up. In the second you all decide at once whether to make one more stop or go home, and whoever misses the bus owes the table an excuse. Talking about yourself to strangers is hard. Explaining why you missed an imaginary bus is easy, and tells them more.

On Thursdays, at the English Table, everything is taught in English. On other nights a little Japanese goes a long way, and these five lines go furthest.

| When | Say | Meaning |
| --- | --- | --- |
| You missed something | *Mō ikkai, ii desu ka* | Once more, please? |
| You've lost track | *Watashi no ban desu ka* | Is it my turn? |
| You need a moment | *Sukoshi kangaemasu* | Let me think a little. |
| You can't decide | *Dotchi ga ii to omoimasu ka* | Which would you choose? |
| You had fun | *Mō ikkai yaritai desu* | I'd like to play again. |

The fourth is the most useful in any language. You won't always get good advice. But people like being asked.

## After half an hour

By now there is nobody at the table who came alone. There's only the person with the red pieces and the person with the blue.

Some nights still don't click. If you'd like to change seats, tell a guide quietly. We won't ask why. If you're tired, leave when a game ends. You came by yourself, so there is nobody whose train you have to consider. You don't have to swap contact details either. "See you" is a complete goodbye.

The practical questions, such as how to cancel, are answered in [the FAQ](/faq).

One favor in return. Someday you may notice a person walking past the bath house for the second or third time. Open the door and say, "Come in, it's cold." It works in August too.

[^1]: The people at your table see your nickname, your icon and the languages you speak. That's all.`,
    },
  },
};
