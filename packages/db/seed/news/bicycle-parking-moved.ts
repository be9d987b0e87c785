import type { NewsSeed } from "./news-seed.ts";

export const bicycleParkingMoved: NewsSeed = {
  slug: "bicycle-parking-moved",
  category: "notice",
  publishedDaysAgo: 203,
  text: {
    ja: {
      title: `駐輪場の場所が変わりました`,
      summary: `銭湯の裏手に、10台までとめられます。入口のまえには、とめないでください。`,
      body: `自転車でいらっしゃる方へ。駐輪場が、入口のよこから**銭湯の裏手**に変わりました。となりのご主人のご厚意で、10台ぶんの場所をお借りしています。

銭湯の煙突を右に見ながら路地を入ると、卓上の緑の看板が見えます。そのまえに、奥からつめてとめてください。

- 銭湯のお客さんの自転車とまざらないように、受付で札をお渡しします。ハンドルにかけてください。
- 22:30をすぎたら、静かに出してください。ご近所の寝室がすぐそばにあります。
- いっぱいのときは、駅の近くの駐輪場をお使いください。

入口のまえは、車いすの方が通ります。短い時間でも、とめないようお願いします。`,
    },
    en: {
      title: `Bicycle parking has moved`,
      summary: `There are ten spaces behind the bath house now. Please keep the front door clear.`,
      body: `Coming by bike? The parking has moved from beside our door to **behind the bath house**. The owner next door has kindly lent us space for ten.

Turn into the alley with the chimney on your right and look for our green sign. Park in front of it, filling up from the far end.

- Ask at reception for a tag and hang it on your handlebar, so your bike isn't taken for a bather's.
- After 22:30, please leave quietly. There are bedrooms close by.
- If it's full, please use one of the bicycle parks by the station.

Wheelchair users need the space in front of our door, so please don't stop there, even briefly.`,
    },
  },
};
