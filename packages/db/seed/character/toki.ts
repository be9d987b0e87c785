import type { CharacterSeed } from "./character-seed.ts";

export const toki: CharacterSeed = {
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
