import type { NewsSeed } from "./news-seed.ts";

export const familyMornings: NewsSeed = {
  slug: "family-mornings",
  category: "event",
  cover: { palette: "yamabuki", composition: "portrait" },
  publishedDaysAgo: 174,
  text: {
    ja: {
      title: `日曜の朝に「親子の朝」をはじめます`,
      summary: `5歳から。20分で終わるゲームを、保育士の案内役といっしょに遊びます。`,
      body: `「子どもと行ってもいいですか」と、よく聞かれるようになりました。いつでもどうぞとお答えしてきましたが、まわりを気にせずにすむ時間があったほうがいい。そう思って、日曜の10:00から12:30を、親子の時間にします。

## どんな会ですか

- 場所は一階の土間です。段差は入口の3cmだけで、ベビーカーのまま入れます。
- 一つ20分ほどのゲームを、いくつか用意します。最初の一箱は**『どうぶつ橋』**です。
- 案内役は、保育士の木村です。泣いても、走っても、だいじょうぶ。
- 途中で来て、途中で帰ってかまいません。

席は、お子さんのぶんもおとりください。ひざの上の赤ちゃんのぶんは、いりません。

おむつをかえる場所と、お湯のポットがあります。食べものは、卓からすこし離れたベンチでどうぞ。5歳より小さいごきょうだいには、積み木の箱を出しておきます。`,
    },
    en: {
      title: `Family mornings start this Sunday`,
      summary: `For ages five and up: twenty-minute games, with a guide who is also a nursery teacher.`,
      body: `More and more of you ask whether you can bring your children. You always could. But it's easier to relax when everyone else has brought theirs too, so Sundays from 10:00 to 12:30 now belong to families.

## What it's like

- We play downstairs. There's one 3 cm step at the door, and strollers fit.
- We set out a few games of about twenty minutes each. **Animal Bridge** comes first.
- Your guide is Anna Kimura, a trained nursery teacher. Crying is fine. Running is fine.
- Come late or leave early, whatever works.

Please reserve a seat for each child as well as yourself. Babies on laps don't count.

There's a place to change a baby, and hot water for bottles. Snacks are welcome on the bench, a little away from the games. For brothers and sisters under five, we'll have a box of wooden blocks ready.`,
    },
  },
};
