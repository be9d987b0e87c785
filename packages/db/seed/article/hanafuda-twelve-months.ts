import type { ArticleSeed } from "./insert-article.ts";

export const hanafudaTwelveMonths: ArticleSeed = {
  slug: "hanafuda-twelve-months",
  cover: { palette: "sumi", composition: "hanafuda" },
  author: "hanaoka-shigeru",
  tags: ["history"],
  games: ["koi-koi"],
  characters: ["fuda"],
  publishedDaysAgo: 118,
  text: {
    ja: {
      title: `花札の十二か月を、絵で読む`,
      summary: `松の鶴から桐の鳳凰まで、四十八枚を一月ずつめくります。役を覚えるまえに、絵と仲よくなるための読みものです。`,
      body: `祖父の花札は、角がまるくなっています。祖父が打ち、父が打ち、いまはわたしが打っていて、鶴の首のあたりだけ絵具がうすい。みんながほしがった札だからです。

花札は、役から教わるとむずかしい遊びです。数字がどこにも書いてありませんから。ところが絵から入ると、四十八枚は一冊の暦になります。きょうは、勝ちかたの話はしません。一月から順に、めくっていきましょう。

## まず、ぜんたいを見る

花札には十二の植物があり、それぞれ四枚ずつ。**植物が、月をあらわします。**内わけは、光札が五枚、動物や道具を描いたタネ札が九枚、短冊が十枚、のこりの二十四枚がカスです。

| 月 | 植物 | 光札 | タネ札 | 短冊 |
| --- | --- | --- | --- | --- |
| 一月 | 松 | 鶴 | なし | 赤「あかよろし」 |
| 二月 | 梅 | なし | 鶯 | 赤「あかよろし」 |
| 三月 | 桜 | 幕 | なし | 赤「みよしの」 |
| 四月 | 藤 | なし | 不如帰 | 赤（無地） |
| 五月 | 菖蒲 | なし | 八橋 | 赤（無地） |
| 六月 | 牡丹 | なし | 蝶 | 青 |
| 七月 | 萩 | なし | 猪 | 赤（無地） |
| 八月 | 芒 | 月 | 雁 | なし |
| 九月 | 菊 | なし | 盃 | 青 |
| 十月 | 紅葉 | なし | 鹿 | 青 |
| 十一月 | 柳 | 小野道風 | 燕 | 赤（無地） |
| 十二月 | 桐 | 鳳凰 | なし | なし |

月は旧暦で、いまの暦よりひと月ほどおそくすすみます。三月の桜は、いまの四月ごろ。一月から三月が春、そのあとも三か月ずつで季節がかわると思ってください。

## 春　松・梅・桜

**一月は、松に鶴。**赤い日の出もそえて、めでたいものを一枚につめこんだ、年賀状のような札です。短冊の字は、たいていの人が「あのよろし」と読みます。ほんとうは「あかよろし」。二文字めは「可」をくずした、むかしの「か」です。「明らかによい」の意味だろうといわれますが、たしかなことはわかっていません。わたしも十年ほど「あの」と読んでいました。負けた数とは、たぶん関係ありません。

**二月は、梅に鶯。**歌でも絵でも、むかしからの組みあわせです。ここにも「あかよろし」の短冊がつきます。

**三月は、桜に幕。**花見の席を囲う幕が張ってあるだけで、人はひとりも描かれていません。宴は、幕のむこうです。短冊の「みよしの」は、桜の名所、吉野をほめていうことばです。

## 夏　藤・菖蒲・牡丹

**四月は、藤に不如帰（ほととぎす）。**鳥のうしろに、赤い三日月が出ています。月の札といえば八月ですが、じつはここにも月がある。古い札には見あたらず、いまの絵柄が定まるころに加わったもののようです。光札ではないので、いくら見とれても点にはなりません。

**五月は、菖蒲に八橋（やつはし）。**ジグザグに渡した板の橋は、『伊勢物語』の東下りに出てくる、三河の八橋です。そこに咲いていたのは、かきつばたでした。[^1]札のほうは「あやめ」と呼びならわしています。いずれにしても、見わけるのはむずかしい花です。

**六月は、牡丹に蝶。**花の王さまに、蝶がよってきます。ただ、牡丹の見ごろは、いまの四月から五月。旧暦の六月では、とうに散っています。暦としての花札は、ここですこし足をふみはずします。

## 秋　萩・芒・菊

**七月は、萩に猪。**なぜ、かわいい花のそばに荒い獣がいるのか。歌の世界では、猪が草を敷いて寝るところを「ふす猪の床」と詠んできました。『徒然草』の第十四段が、そのおもしろさを書いています。

> おそろしき猪のししも、「ふす猪の床」と言へば、やさしくなりぬ。

この「やさし」は、優美だということ。ことばひとつで、獣も花のとなりにすわれるわけです。

**八月は、芒に月。**旧暦の八月十五日が、中秋の名月です。こればかりは、暦と一日もずれていません。坊主頭に見えるので「坊主」とも呼ばれます。もう一枚には、渡ってくる雁。この月には、短冊がありません。

**九月は、菊に盃。**九月九日の重陽の節句には、菊の花をうかべた酒で長寿を願いました。盃にも「寿」の字が入っています。

## 冬　紅葉・柳・桐

**十月は、紅葉に鹿。**鹿は、ぷいと横をむいています。知らん顔をする「シカト」ということばは、この「鹿の十（とお）」からきたといわれます。

**十一月は、柳に小野道風。**傘をさしているのは、平安時代の書の名人です。柳にとびつこうと何度もはねる蛙を見て、努力の大切さを知ったという話が、そのまま絵になりました。江戸のころの札では、雨のなかを傘で走る男だったそうです。タネは燕、カスの一枚は赤と黒の雷雨。四枚とも、どうも冬らしくありません。

**十二月は、桐に鳳凰。**鳳凰は桐の木にしかとまらない、という中国の言いつたえからきています。[^2]桐の花が咲くのは、いまの五月ごろ。それが年の暮れにあるのは、「ピンからキリまで」のキリだから、という説があります。しゃれで一年をしめくくるのだとしたら、わたしはこの説を信じたいです。

## 絵がわかれば、役は半分

こいこいの役は、絵の取りあわせでできています。

- **「花見で一杯」**　桜に幕と、菊に盃。
- **「月見で一杯」**　芒に月と、菊に盃。
- **「猪鹿蝶」**　萩の猪、紅葉の鹿、牡丹の蝶。
- **「五光」**　鶴、幕、月、道風、鳳凰。

もう、どれも目にうかぶのではないでしょうか。点数は、打ちながら覚えればじゅうぶんです。

祖父の札は、金曜の「花札と日本酒の夜」に持っていきます。お金はかけません。次の日どりは、[イベントの一覧](/event)をごらんください。なお、四十八枚のどこをさがしても、狐はいません。[フダ](/character/fuda)はこの話になると、すこし無口になります。

[^1]: 旅の男が「かきつばた」の五文字を句の頭において詠んだ、「からころも　きつつなれにし　つましあれば　はるばるきぬる　たびをしぞおもふ」の歌で知られます。むかしのかなでは、濁点をつけずに「はた」と書きました。

[^2]: 言いつたえの木は「梧桐」、いまのアオギリのことで、桐とは別の木です。日本では早くから桐の姿で描かれてきました。`,
    },
    en: {
      title: `Reading hanafuda, month by month`,
      summary: `From the crane in the pines to the phoenix in the paulownia: a walk through all twelve suits, before you learn a single scoring hand.`,
      body: `My grandfather's hanafuda have gone round at the corners. He played them, my father played them, and now I do. The paint is thinnest around the neck of the crane, because that was the card everybody wanted.

If you start with the scoring, hanafuda is hard. There isn't a number anywhere on the cards. Start with the pictures instead, and the deck turns into a calendar you can hold in one hand. So this is not about how to win. We'll simply turn the cards over, beginning with January.

## The whole year at a glance

There are twelve plants, four cards of each, forty-eight in all. **The plant tells you the month.** Five cards are *brights*, nine show an animal or an object, ten carry a paper ribbon, and the other twenty-four are plain.

| Month | Plant | Bright | Animal or object | Ribbon |
| --- | --- | --- | --- | --- |
| January | Pine | Crane | None | Red, with writing |
| February | Plum | None | Bush warbler | Red, with writing |
| March | Cherry | Curtain | None | Red, with writing |
| April | Wisteria | None | Cuckoo | Red, plain |
| May | Iris | None | Plank bridge | Red, plain |
| June | Peony | None | Butterflies | Blue |
| July | Bush clover | None | Boar | Red, plain |
| August | Pampas grass | Moon | Geese | None |
| September | Chrysanthemum | None | Sake cup | Blue |
| October | Maple | None | Deer | Blue |
| November | Willow | The calligrapher | Swallow | Red, plain |
| December | Paulownia | Phoenix | None | None |

One warning. These are the months of the old lunar calendar, which runs about a month behind ours. The cherry of the third month blooms in what we now call April.

## Spring: pine, plum, cherry

**January** puts a crane, a pine and a red sunrise on one card, which is as much good luck as will fit. The ribbon is a small trap. Most Japanese people read it as *ano yoroshi*, but the second letter is an obsolete way of writing *ka*. It says *aka yoroshi*, probably "clearly good," though nobody is certain.

**February** has the bush warbler in the plum blossom, a pairing as old as Japanese poetry.

**March** is my favorite. It shows the curtain that people hang around a blossom-viewing party, and nobody at all. The party is on the other side. The ribbon says *Miyoshino*, a fond name for the cherry slopes of Yoshino.

## Summer: wisteria, iris, peony

**April's** cuckoo flies in front of a thin red moon. It isn't on the oldest decks and seems to have arrived with the modern design. It is not a bright, so however lovely you find it, it's worth nothing extra.

**May** shows a zigzag of planks among irises. This is Yatsuhashi, the "eight bridges" of the tenth-century *Tales of Ise*, where a homesick traveler stops and makes a poem.[^1]

**June** is peony and butterflies. Peonies bloom in late spring, and by the sixth month of the old calendar they are long gone. This is where the calendar first loses its footing.

## Autumn: bush clover, pampas grass, chrysanthemum

**July** sets a boar among delicate flowers. Poets had a phrase for it, "the bed of the sleeping boar," and the fourteenth-century *Essays in Idleness* explains the charm:

> Even the fearsome boar becomes graceful when you say "the bed of the sleeping boar."

**August** is the great white moon over a hill of grass. The harvest moon falls on the fifteenth day of the eighth lunar month, so here the calendar is right to the day. Players call the card *bōzu*, the shaven-headed monk. Look at it and you'll see why.

**September** has a cup among the chrysanthemums. On the ninth day of the ninth month people drank sake with chrysanthemum petals to wish for a long life, and the character on the cup means just that.

## Winter: maple, willow, paulownia

**October's** deer has turned its head away. *Shikato*, the slang for giving someone the cold shoulder, is said to come from *shika*, deer, and *tō*, ten: the deer of the tenth month.

**November** is the odd one. The man with the umbrella is Ono no Michikaze, a calligrapher of the tenth century. Discouraged, he saw a frog leap again and again at a willow branch, and went home to practice. On Edo-period cards it was a different man, running through the rain. The suit also holds a swallow and a plain card that is anything but plain, all red and black thunder.

**December** closes with the phoenix, which in Chinese legend will rest in no other tree.[^2] The paulownia flowers in May, so why is it here? Perhaps because its name, *kiri*, also means the end. I like to think the year finishes on a pun.

## From pictures to points

In Koi-Koi you score for sets of pictures. A few of them:

- **Blossom viewing with a drink:** the curtain and the sake cup.
- **Moon viewing with a drink:** the moon and the sake cup.
- **Boar, deer, butterflies:** July, October, June.
- **Five brights:** crane, curtain, moon, calligrapher, phoenix.

You can already see them, can't you? The numbers will come while you play.

I bring my grandfather's deck to our hanafuda and sake evening, on a Friday. No money changes hands over the cards. The next date is in [the event list](/event). And in case you were wondering, there isn't a fox anywhere in the deck. [Fuda](/character/fuda) goes rather quiet when this comes up.

[^1]: The five lines of the poem begin with the syllables of *kakitsubata*, the water iris, written in the old way without the mark that turns *ha* into *ba*. The card suit is called *ayame*, another iris.

[^2]: The tree of the legend is the Chinese parasol tree, which is not a paulownia. Japanese artists have long drawn the paulownia in its place.`,
    },
  },
};
