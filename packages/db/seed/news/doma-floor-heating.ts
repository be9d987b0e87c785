import type { NewsSeed } from "./news-seed.ts";

export const domaFloorHeating: NewsSeed = {
  slug: "doma-floor-heating",
  category: "notice",
  publishedDaysAgo: 10,
  text: {
    ja: {
      title: `土間の床に、暖房が入りました`,
      summary: `足もとから、ほんのりあたたまります。ひざかけと湯たんぽもお貸しします。`,
      body: `一階の土間は、もともと印刷の機械を置いていた場所です。床がかたくて広いぶん、寒い日は足もとから冷えました。「ゲームは最高、つま先は氷」というアンケートの一行に、背中を押されました。

お休みの月曜をつかって床にうすい温水の管を敷き、四つの卓の下がほんのりあたたまるようになりました。

## 土間の卓をえらぶときは

- いちばんあたたかいのは、奥の二卓です。
- 窓ぎわの卓は光がきれいですが、すこし冷えます。
- 靴はぬがずに、そのままおすわりください。

ひざかけと湯たんぽは、受付でお貸ししています。数にかぎりがあるので、寒がりの方は予約のメモに**「ひざかけ希望」**と書いてください。席に用意しておきます。`,
    },
    en: {
      title: `The ground floor is warm now`,
      summary: `We've put heating under the doma floor. Blankets and hot-water bottles are yours to borrow.`,
      body: `The doma, our shoes-on room downstairs, is where the printing presses used to stand. It is a wide, hard floor, and on cold days you felt it in your feet. "Great games, frozen toes," said one of your comment cards, and that settled it.

We used our Mondays off to lay thin hot-water pipes under the floor. All four tables now sit over gentle heat.

## Picking a table downstairs

- The two tables at the back are the warmest.
- The one by the window has the best light, and it's a little cooler.
- Your shoes stay on, as always.

We lend blankets and hot-water bottles at reception, though we only have so many. If you feel the cold, write "blanket, please" in your reservation note and we'll leave one on your seat.`,
    },
  },
};
