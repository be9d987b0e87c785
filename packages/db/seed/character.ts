import type pg from "pg";
import { insertLinks, insertRow, insertTexts } from "./insert.ts";
import type { TextByLocale } from "./seed-types.ts";

interface CharacterText {
  name: string;
  /** What it is made of, such as 駒 × 狛犬. */
  origin: string;
  catchPhrase: string;
  summary: string;
  /** Markdown. */
  profile: string;
  likes: string;
  duty: string;
}

interface CharacterSeed {
  slug: string;
  kana: string;
  color: string;
  artwork: string;
  traits: Record<"depth" | "speed" | "talk" | "luck", 1 | 2 | 3 | 4 | 5>;
  /** Slugs of board games. */
  games: string[];
  text: TextByLocale<CharacterText>;
}

const koma: CharacterSeed = {
  slug: "koma",
  kana: "こま",
  color: "#A6D0DA",
  artwork: "koma",
  traits: { depth: 2, speed: 4, talk: 5, luck: 3 },
  games: ["animal-bridge", "six-merchants", "thousand-cranes"],
  text: {
    ja: {
      name: `コマ`,
      origin: `駒 × 狛犬`,
      catchPhrase: `ようこそ、いちばん前の席へ。`,
      summary: `受付に立つ、朱色の番犬。はじめて来た人を見つけるのが、だれよりも早い。`,
      profile: `もとは、ちいさな社の門に立つ狛犬でした。何百年か悪いものを追いはらっていたのですが、じつは追いはらうより、迎えいれるほうが得意だと気づいてしまったそうです。いまは神田の戸口で、名札をくばっています。

手に持っているのは、将棋の駒です。「盤に置くまで、どの駒にもまだ負けはない」というのが口ぐせで、戸のまえで迷っている人を見つけると、この駒をかかげて手をふります。

胸の五つの点は、さいころの五の目。まんなかの金色の点が卓で、まわりの四つが人です。話しかけるのは好きですが、年齢も仕事もたずねません。たずねるのは、呼び名だけ。

コマの名札が立っているのは、**はじめての人がいる卓**です。ルールの説明は、いちばん最初からはじまります。`,
      likes: `あたらしい名札、戸のあく音`,
      duty: `受付と、はじめての人`,
    },
    en: {
      name: `Koma`,
      origin: `Game piece (koma) × guardian lion-dog (komainu)`,
      catchPhrase: `Welcome. We saved you the front row.`,
      summary: `The vermilion watchdog at our front door, who can spot a first-timer from across the street.`,
      profile: `Stone lion-dogs stand at the gates of Japanese shrines and scare off whatever should not come in. Koma did that for a few centuries before noticing a greater talent for the opposite. Now the job is name tags.

The thing in Koma's paw is a shogi piece. No piece has lost until it's on the board, Koma likes to say, and waves it at anyone hesitating outside.

The five dots on the chest are the five of a die: one table in the middle, four people around it. Koma will talk to anybody and ask you exactly one question, which is what you'd like to be called.

If Koma is standing by a table's sign, **somebody there is new**, and the rules will be taught from the very beginning.`,
      likes: `Fresh name tags, the sound of a door sliding open`,
      duty: `Reception and newcomers`,
    },
  },
};

const sai: CharacterSeed = {
  slug: "sai",
  kana: "さい",
  color: "#F4B223",
  artwork: "sai",
  traits: { depth: 1, speed: 5, talk: 4, luck: 5 },
  games: ["dice-garden", "radish-race", "last-bus"],
  text: {
    ja: {
      name: `サイ`,
      origin: `賽 × 犀`,
      catchPhrase: `なげてから、かんがえよう。`,
      summary: `さいころをだいた、藍色のサイ。まよったら、まず、ころがす。`,
      profile: `賽の目の「サイ」で、動物のサイ。どちらの自分が先だったのかは、さいころをふって決めることにしていますが、毎回ちがう目が出るので、まだ決まっていません。

だいているさいころは、ねむるときも手ばなしません。角が丸いのは、よく枕にしているからです。走りだしたら曲がれない性分で、相談はいつも、投げたあとからはじまります。

それでも、サイのまわりにはふしぎと人が集まります。運のいいときは自分のことのようによろこび、わるい目が出た人には「その目、おもしろいよ」と本気で言ってくれるからです。

サイの名札が立っているのは、**運まかせの卓**。勝っても負けても、だれのせいでもありません。`,
      likes: `木の卓でさいころがはねる音、ゾロ目、昼寝`,
      duty: `運まかせの卓`,
    },
    en: {
      name: `Sai`,
      origin: `Die (sai) × rhinoceros (also sai)`,
      catchPhrase: `Roll first. Think later.`,
      summary: `An indigo rhino with both arms round a die. When in doubt, Sai rolls it.`,
      profile: `In Japanese, sai is a die and sai is also a rhinoceros. Which one our Sai was first is a question to be settled by a roll. It comes up different every time, so the matter remains open.

The die goes everywhere, including to bed, and its corners are round from years of service as a pillow. Like any rhino, Sai is quick off the mark and not good at turning. Discussion takes place after the throw.

People gather round Sai all the same. When you roll well, nobody is more delighted. When you roll badly, Sai looks at the number and says, quite sincerely, that it is an interesting one.

If Sai is standing by the sign, it's a **table for luck**. Whatever happens there is nobody's fault.`,
      likes: `Dice bouncing on wood, doubles, naps`,
      duty: `Tables where luck decides`,
    },
  },
};

const fuda: CharacterSeed = {
  slug: "fuda",
  kana: "ふだ",
  color: "#0C5445",
  artwork: "fuda",
  traits: { depth: 4, speed: 3, talk: 4, luck: 2 },
  games: ["moonlit-thieves", "wolves-and-bells", "koi-koi"],
  text: {
    ja: {
      name: `フダ`,
      origin: `札 × 狐`,
      catchPhrase: `うそは、まだ言ってないよ。`,
      summary: `手札をかくすのがうまい狐。しっぽをかくすのは、うまくない。`,
      profile: `お稲荷さんのお札を数えているうちに、札というもの全部が好きになった狐です。守り札、花札、名札、下足札。裏がえしの一枚を見ると、めくりたくてしかたがありません。

化かすのが仕事のようでいて、フダはまだ一度も、うそを言ったことがありません。「わたしは狼じゃないよ」と言うときは、ほんとうに狼ではないのです。ただ、聞かれるまでだまっているので、みんなが勝手にまちがえます。

弱点は、しっぽです。いい札がくると、ゆれます。本人は首巻きでかくしているつもりですが、かくしているのは首だけです。

フダの名札が立っているのは、**正体隠匿の卓**。だますのが苦手な人には、フダがとなりで、だまりかたを教えてくれます。`,
      likes: `裏がえしの札、油あげ、意味ありげな間`,
      duty: `正体隠匿の卓`,
    },
    en: {
      name: `Fuda`,
      origin: `Card (fuda) × fox, the shape-shifter of the shrines`,
      catchPhrase: `I haven't told a lie. Yet.`,
      summary: `A fox who is good at hiding cards and bad at hiding a tail.`,
      profile: `A fuda can be a playing card, a paper charm, a name tag or the wooden tally for your shoes. This fox began by counting charms at an Inari shrine and ended up in love with all of them. Put a card face down and Fuda can think of nothing else.

Foxes in Japan are famous for deceiving people. Fuda has never told a lie, though. "I'm not the wolf" means exactly that. Fuda merely waits to be asked, and lets everyone else jump to conclusions.

The weak point is the tail, which swishes at a good hand. The scarf is meant to conceal this. It conceals the neck.

If Fuda is standing by the sign, it's a **table of hidden roles**. Should you be hopeless at bluffing, sit next to the fox and learn how to say nothing.`,
      likes: `Cards lying face down, fried tofu, a meaningful pause`,
      duty: `Tables of hidden roles`,
    },
  },
};

const kikko: CharacterSeed = {
  slug: "kikko",
  kana: "きっこ",
  color: "#F2A79C",
  artwork: "kikko",
  traits: { depth: 5, speed: 1, talk: 2, luck: 3 },
  games: ["terra-pioneers", "grand-canal-1640", "nine-shrines"],
  text: {
    ja: {
      name: `キッコ`,
      origin: `亀甲 × 亀`,
      catchPhrase: `もう一手だけ、考えさせて。`,
      summary: `長考派の軍師。お茶が冷めるころ、だいたい正しい手を見つける。`,
      profile: `六角タイルの谷で生まれ、千年ぶんの盤面をおぼえています。口数は少ないけれど、となりの人が迷っていると、そっと湯のみを置いてくれます。

甲羅の六角には、これまでに遊んだ盤が一枚ずつしまってあるそうです。一局おぼえるのに、だいたい一局ぶんの時間がかかるので、新しい盤をひらくときは、まずお茶をいれるところからはじまります。

いちばん長い手番は、三日だったといいます。待っていた相手も亀だったので、だれもこまりませんでした。そのときの一手がよかったかどうかは、「いま考えている」とのこと。

重いゲームの卓では、たいていキッコの名札が立っています。**「急がなくていい」**の合図です。`,
      likes: `ぬるめの煎茶、六角形`,
      duty: `重量級の卓`,
    },
    en: {
      name: `Kikko`,
      origin: `Tortoiseshell hexagon (kikkō) × tortoise`,
      catchPhrase: `Let me think. Just one more move.`,
      summary: `A strategist who takes her time. By the time the tea is cold, the move is usually right.`,
      profile: `Kikkō is the pattern of hexagons on a tortoise's back, and the pattern of half the boards on our shelves. Kikko was born in a valley of hexagonal tiles and remembers a thousand years of games. She says little. When the player beside her is stuck, she quietly slides over a cup of tea.

Every plate of her shell is said to hold one board she has played. Learning a new one takes her about as long as playing it, so she always begins by putting the kettle on.

Her longest turn lasted three days. The opponent was also a tortoise, and nobody minded. Asked whether it was a good move, Kikko says she is still thinking about it.

You'll find her beside the sign at most of our heavyweight tables. She is there to tell you that **there's no hurry**.`,
      likes: `Lukewarm sencha, hexagons`,
      duty: `Heavyweight tables`,
    },
  },
};

const toki: CharacterSeed = {
  slug: "toki",
  kana: "とき",
  color: "#173E6E",
  artwork: "toki",
  traits: { depth: 3, speed: 3, talk: 2, luck: 4 },
  games: ["night-train-north", "mountain-echo", "tea-road"],
  text: {
    ja: {
      name: `トキ`,
      origin: `時 × 朱鷺`,
      catchPhrase: `そろそろ、お茶の時間です。`,
      summary: `砂時計を首にさげた朱鷺。急かさずに、時間を教えてくれる。`,
      profile: `時をつげる朱鷺、トキ。首の砂時計は、三分でも十分でもなく、「だいたい、ひと休みぶん」を計ります。どのくらいかと聞かれると、「みなさんが首をまわしたくなるまでです」と答えます。

考えている人に「あと何分」と言ったことは、一度もありません。かわりに、お茶をはこんできます。湯のみが三つならんだら、そろそろ終電が近いということです。

若いころは渡りをしていて、約束の時刻に着くのがなによりの自慢でした。いまは、遅れて来る人を待つ時間のほうが好きだそうです。待っているあいだは、羽をひろげて、卓に小さな日かげをつくってくれます。

トキは決まった卓を持たず、**休憩のまえに卓をまわります**。見かけたら、立ちあがって、のびをひとつどうぞ。`,
      likes: `窓ぎわ、砂の落ちる音、麦茶`,
      duty: `時間と休憩`,
    },
    en: {
      name: `Toki`,
      origin: `Time (toki) × crested ibis (also toki)`,
      catchPhrase: `I believe it is time for tea.`,
      summary: `A crested ibis with an hourglass, who will tell you the time without hurrying you.`,
      profile: `Toki means time, and toki is the crested ibis, the bird that gave Japanese its word for a certain soft pink. The hourglass on Toki's neck runs for neither three minutes nor ten. It measures roughly one rest, which is however long it takes until people want to stretch their necks.

Toki has never once said "two minutes left" to someone who was thinking. Tea arrives instead. If there are three cups in front of you, check the time of your last train.

In younger days Toki flew long distances and took pride in landing on the minute. These days the waiting is the part Toki enjoys, with one wing held out to keep the sun off the board.

No table belongs to Toki, who **goes round all of them before the break**. When you see that beak, stand up and have a good stretch.`,
      likes: `Window seats, the sound of falling sand, barley tea`,
      duty: `Time and breaks`,
    },
  },
};

const hako: CharacterSeed = {
  slug: "hako",
  kana: "はこ",
  color: "#B7C46B",
  artwork: "hako",
  traits: { depth: 3, speed: 2, talk: 1, luck: 4 },
  games: ["lantern-market", "stone-gathering", "thousand-cranes"],
  text: {
    ja: {
      name: `ハコ`,
      origin: `箱 × 猫`,
      catchPhrase: `この箱は、わたしのです。`,
      summary: `空き箱に住む黒猫。棚の箱をぜんぶ、寝ごこちの順におぼえている。`,
      profile: `ふたのあいた箱があれば、中にいます。入れないはずの大きさでも、います。どうやって入ったのかをたずねると、ふたを閉めて、聞かなかったことにされます。

棚のどこに何があるのかをぜんぶ知っているのは、ハコだけです。ただし分類は「よく眠れる」「ふつう」「ふたがかたい」の三つしかないので、案内役はときどき困っています。

コマがひとつ足りないときは、ハコの箱をのぞいてみてください。たいてい、おなかの下であたたまっています。とったのではなく、預かっていたのだそうです。

ハコの名札は、**かたづけの時間**に立ちます。数をかぞえて、袋に入れて、ふたがぴたりと閉まったら、今夜はおしまい。のどを鳴らす音が聞こえたら、ぜんぶそろった合図です。`,
      likes: `ふたのあいた箱、仕切り、ひなたの棚板`,
      duty: `棚とかたづけ`,
    },
    en: {
      name: `Hako`,
      origin: `Box (hako) × cat (neko)`,
      catchPhrase: `This box is mine.`,
      summary: `A black cat who lives in empty boxes and has ranked all of ours by how well one sleeps in them.`,
      profile: `Neko is a cat, hako is a box, and nobody has ever seen this one without the other. If there's an open box in the room, Hako is in it, even when that is plainly impossible. Ask how, and the lid closes.

Only Hako knows where each of our games is kept. Unfortunately the system has just three categories: good for sleeping, ordinary, and tight lid. Our guides are sometimes at a loss.

One piece short? Try looking under Hako. It will be there, quite warm. It was not taken, you'll understand, but looked after.

Hako's sign comes out **when it's time to tidy up**. Count the pieces, bag them, and press the lid down until it sits flush. If you hear purring, everything is back in the box.`,
      likes: `Open lids, good dividers, a shelf in the sun`,
      duty: `Shelves and tidying up`,
    },
  },
};

export const characterSeeds: CharacterSeed[] = [koma, sai, fuda, kikko, toki, hako];

export async function insertCharacter(
  client: pg.Client,
  character: CharacterSeed,
  position: number,
): Promise<void> {
  const id = await insertRow(client, "character", {
    slug: character.slug,
    kana: character.kana,
    color: character.color,
    artwork: character.artwork,
    traits: JSON.stringify(character.traits),
    position,
  });
  if (!id) return;
  await insertTexts(
    client,
    "character_text",
    { character_id: id },
    character.text,
    ({ catchPhrase, ...text }) => ({ ...text, catch_phrase: catchPhrase }),
  );
  const owner = { column: "character_id", id };
  await insertLinks(client, "character_game", owner, "board_game", character.games);
}
