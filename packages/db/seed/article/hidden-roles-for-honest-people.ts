import type { ArticleSeed } from "./insert-article.ts";

export const hiddenRolesForHonestPeople: ArticleSeed = {
  slug: "hidden-roles-for-honest-people",
  cover: { palette: "kurumi", composition: "crowd" },
  author: "mori-chihiro",
  tags: ["beginner"],
  games: ["wolves-and-bells", "moonlit-thieves"],
  characters: ["fuda"],
  publishedDaysAgo: 22,
  text: {
    ja: {
      title: `嘘が苦手な人のための、正体隠匿入門`,
      summary: `だますより、信じてもらう技術の話。すぐ顔に出る人にこそ、読んでほしい入門です。`,
      body: `「わたし、すぐ顔に出るんです」。正体隠匿の卓では、毎回だれかがそう言います。たいてい、申しわけなさそうに。

正体隠匿とは、配られた役を伏せたまま話しあい、だれが何者なのかをさぐるゲームのことです。[^1]嘘のうまい人が勝つ遊びだと思われていますが、舞台に立っていたわたしから見ると、すこしちがいます。顔に出る人が、顔に出ないふりをしなくてすむ方法を、順番に書きます。

## 嘘をつく人は、少数派です

まず、人数をかぞえてみましょう。『狼と鈴』で、七人のなかに狼が二人いるとします。残りの五人は羊です。つまり七回遊べば、五回くらいは**本当のことだけ**を話していればよい計算になります。

この種のゲームは、**「知っている少数」と「知らない多数」**の勝負です。狼はおたがいを知っていますが、数が足りません。羊は数で勝っていますが、だれを信じてよいかわかりません。盤を動かしているのは、嘘のうまさというより、知っていることの差です。ですから羊の仕事は、するどく見ぬくことよりも、自分の見たものを卓に出すことです。

もうひとつ、安心できる話をします。人は、他人の嘘を見ぬくのがとても下手です。[^2]あなたの顔に何かが出ていたとしても、まわりの人は、それを正しくは読めません。どきどきしている羊と、どきどきしている狼は、外から見ると同じ顔をしています。

## 本当のことだけで、狼になる

それでも、いつか狼の札は来ます。そのときのために、三つ。

### 札を見るまえに、型を決めておく

札を見て、三つかぞえて、伏せて、お茶をひとくち。羊でも狼でも、毎回これだけをします。演技というと、ちがう自分を上手につくることだと思われがちですが、ここで役に立つのは、**同じことを同じようにする**ほうの技術です。ふだんよく話す人は話し、静かな人は静かなままでいる。狼のときだけ急に名探偵になるから、見つかるのです。

### 嘘をつかずに、省く

「わたしは羊です」と言うのがつらければ、言わなくてかまいません。かわりに、本当のことを話します。「さっきの投票で、三番さんだけ手をあげるのが遅かったのが気になっています」。ほんとうに見たことなら、声はふるえません。狼でも、見たものについては正直でいられます。言わないことをひとつだけ決めて、あとはぜんぶ本当のことを言う。これで、じゅうぶんに戦えます。

### 間（ま）をこわがらない

何か聞かれても、すぐに答えなくてよいのです。舞台では、せりふのまえの沈黙のほうが、せりふより信じてもらえることがあります。「すこし考えます」と言って、ほんとうに考えてください。考えている人の顔は、たいてい羊に見えます。

## 疑うのは、人ではなく手

疑われるのがこわい、という声をよく聞きます。疑うのがつらい、という声は、もっとよく聞きます。わたしの卓では、言いかたをひとつだけお願いしています。人ではなく、その人の**した手**を話題にすることです。

| 言いかえるまえ | 言いかえたあと |
| --- | --- |
| あなた、狼でしょう | いまの投票の理由を、聞かせてください |
| 顔があやしい | さっきと意見が変わったのは、なぜですか |
| 黙っているから、狼だ | まだ話していない人の考えも聞きたいです |
| 信じてください、羊です | わたしが狼なら、さっきの一票は損になります |

人を疑うと、言いわけが返ってきます。手を疑うと、理由が返ってきます。理由には、みんなで考えられる手がかりが入っています。

自分の考えが変わったときも、「いまの話を聞いて変わりました」と、わけを添えて口に出してください。ふらふらして見えるのではと心配する方がいますが、逆です。どこで何を聞いて変わったかがわかる人は、いちばん信じやすい人です。

## 最初に囲むなら、この二箱

- **『狼と鈴』**（5〜8人・40分）　羊のなかに狼がまじっています。鈴を鳴らせるのは羊だけなので、口のかわりに鈴で潔白を伝えられます。ただし、こわくて鳴らせない羊もいるので、鳴らない人がみな狼とはかぎりません。話すのが苦手な方は、こちらから。
- **『月夜の盗人』**（4〜7人・30分）　屋根の上の仲間のうち、だれかが見張りとつながっています。月が雲にかくれる三分間に、こっそり札をやりとりします。だれと何を替えたかという手がかりが残るので、話すことに困りません。

はじめての方には、一回目は進行役のとなりで**見ている**のもおすすめです。ぜんぶの役を知ったうえで話しあいをながめると、正直な羊がどれほどあやしく見えるか、よくわかります。見てから遊ぶと、疑われても、あまりこわくありません。ルールは、田中が[はじめてのインスト](/article/teach-in-three-minutes)に書いた順番でお話しします。

この卓の名札は、狐の[フダ](/character/fuda)です。口ぐせは「うそは、まだ言ってないよ。」。よくできた省略だと思います。

## 負けた人が、いちばん話せる夜

すべての札が表になったあとの十分間が、この遊びの本番だと、わたしは思っています。「あのとき目をそらしたのは、お茶が熱かったからです」。「わたしは、それで狼だと決めました」。卓じゅうが笑って、だれが勝ったのかは、すこしどうでもよくなります。

だまされた人には、話すことがたくさんあります。なぜ信じたのか、どこで迷ったのか、だれの一言が効いたのか。勝った人は「うまくいきました」で終わりですが、負けた人の話には筋があります。**負けた人がいちばん盤のことを話せる夜**が、いい夜です。

ひとつだけ、約束してください。卓で言った「嘘つき」は、卓に置いて帰ること。言われたほうも、箱といっしょに棚へしまってください。次に会うときは、また知らない者どうしです。

正体隠匿の会の日程は、[イベント](/event)の一覧にあります。使うのは呼び名だけで、年齢も仕事もたずねません。その点では、だれもが最初から、すこし正体を隠しています。

[^1]: 源流のひとつは、1980年代のなかばに、モスクワの大学で心理学を学ぶ学生が教室ではじめた遊びだとされています。口づてに各国へ広まり、1990年代の終わりに、狼の出てくる形が生まれました。

[^2]: 2006年に発表された、二百あまりの文献をまとめた論文では、嘘と本当を言いあてられた割合は、平均でおよそ54％でした。硬貨を投げて決めるより、すこしましなくらいです。`,
    },
    en: {
      title: `Hidden roles for honest people`,
      summary: `You blush, you stammer, you can't keep a straight face? Good. This is about being believed, which is another skill altogether.`,
      body: `"I should warn you, everything shows on my face." Someone says it at every hidden-role table, usually as an apology.

In a hidden-role game you're dealt a secret identity, and then everybody talks until somebody works out who is who.[^1] It has a reputation as a game for good liars. I used to act for a living, and I don't think that's right. Here is how to play when your face gives you away, without having to fight your face.

## Most people at the table aren't lying

Start by counting. Suppose seven of you sit down to **Wolves and Bells**, and two are wolves. The other five are sheep. Play seven times, and in about five of them you need do nothing but tell the truth.

All these games set a few people who know something against many who don't. The wolves know each other, but they're outnumbered. The sheep have the numbers and no idea whom to trust. What drives the game is that gap in knowledge far more than anyone's talent for fibbing. So if you're a sheep, you needn't be a brilliant detective. Your job is to put what you saw on the table, where others can use it.

One more comfort. People are remarkably bad at spotting lies.[^2] Whatever your face is doing, nobody else can read it properly. A nervous sheep and a nervous wolf look exactly alike.

## How to be a wolf and tell the truth

Sooner or later you'll be dealt the wolf. Three things help.

### Have a routine before you see the card

Look at the card. Count to three. Put it down. Take a sip of tea. Do precisely that every time, whatever you're dealt. You may think of acting as becoming somebody else, but the useful half of the craft is doing **the same thing the same way** night after night. If you're usually chatty, chat. If you're quiet, stay quiet. Wolves get caught because they turn into great detectives all of a sudden.

### Leave things out

If "I'm a sheep" sticks in your throat, don't say it. Say something true. "I noticed that she was the last to put her hand up in that vote." Your voice won't shake if you really did notice it, and wolves have eyes too. Choose the one thing you're not going to say, and be honest about everything else. You'll be surprised how far that gets you.

### Let there be a pause

You don't have to answer at once. On stage, the silence before a line is often more convincing than the line. Say "let me think," and then truly think. People who are thinking tend to look like sheep.

## Suspect the move, not the person

Some of you hate being suspected. Even more of you hate doing it. At my tables I ask for one small change of wording: talk about what a person did, and leave out what you think they are.

| Instead of | Try |
| --- | --- |
| You're a wolf. | What was the reason for your vote? |
| You look shifty. | You changed your mind just now. What changed it? |
| She's quiet, so it's her. | I'd like to hear from people who haven't spoken yet. |
| Believe me, I'm a sheep. | If I were a wolf, that last vote would have hurt me. |

Accuse a person and you get excuses. Ask about a move and you get reasons, and reasons contain clues that everyone can work on.

The same goes for you. When you change your mind, say so, and say what did it. You might worry about seeming fickle. In fact, the player whose thinking can be followed step by step is the easiest one to trust.

## Two boxes to begin with

- **Wolves and Bells** (5–8 players, 40 min). Only sheep can ring the bell, so you can let it speak for you. Some sheep are too frightened to ring, though, and silence proves nothing. If you don't enjoy arguing, start here.
- **Moonlit Thieves** (4–7 players, 30 min). One of the gang on the rooftops works for the watch. Cards change hands in secret while the moon is behind a cloud. Since you know who swapped what with you, you'll never be short of something to say.

You can also spend your first game **watching**, in the seat beside the guide. Once you know every role, you'll see how guilty an innocent sheep can look. After that, being suspected is much less frightening.

Look for the fox beside the sign. That's [Fuda](/character/fuda), whose motto is "I haven't told a lie. Yet." As omissions go, it's a fine one.

## Let the losers talk

When the last card has been turned over, the best ten minutes begin. "I only looked away because my tea was hot." "That's exactly why I voted for you." Everybody laughs, and it matters a little less who won.

People who were fooled have a story to tell: why they believed it, where they wavered, whose remark tipped them over. The winners can only say that it worked. It's a good night when **the people who lost have the most to say**.

I do ask for one promise. If you called someone a liar at the table, leave it on the table. If you were the liar, put it back in the box with the cards. Next time you'll be strangers again.

Dates are in the [event list](/event). My own table is in Japanese. Look for one marked as English, and bring your honest face. We go by nicknames here and never ask about age or work. In that respect, all of us arrive with a hidden role.

[^1]: One root of the genre is a game that a psychology student started in the classrooms of a Moscow university in the mid-1980s. It spread from country to country by word of mouth. The werewolves moved in toward the end of the 1990s.

[^2]: A paper published in 2006 pooled the results of some two hundred documents on the subject. On average, people told lies from truths correctly about 54 percent of the time. A coin would manage 50.`,
    },
  },
};
