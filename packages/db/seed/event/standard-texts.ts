/** What most event pages say in the same words; an event with words of its own does not use these. */
export const rooms = {
  doma: { ja: `1F 土間`, en: `Doma, ground floor` },
  hall: { ja: `2F 広間`, en: `Upstairs hall` },
  house: { ja: `全館（1F 土間と2F 広間）`, en: `The whole house, both floors` },
};

export const teaIncluded = {
  ja: `お茶つき・当日払い`,
  en: `Tea included, pay at the door`,
};

export const lateCancellation = {
  ja: `**前日の22:00まで**は、マイページから無料で取り消せます。それよりあとは、料金の半額をいただきます。次にいらしたときに、受付でうかがいます。

期限をすぎても、席を返すことはできます。返していただいた席は、すぐに待っている方のものになります。警報の出ている日は、いつ取り消しても参加費をいただきません。くわしくは[台風や大雪のときの決めかた](/news/typhoon-and-snow-policy)をごらんください。`,
  en: `Cancel from your account until **22:00 the day before** and you owe nothing. After that it's half the price of your seat, settled at reception the next time you come.

You can still give your seats back after the deadline, and please do: they go straight to whoever is waiting. On days with a weather warning we never charge for canceling. [How we decide in bad weather](/news/typhoon-and-snow-policy) has the details.`,
};

export const bringToDoma = {
  ja: `- QRチケット。土間は電波がとどきにくいので、駅でいちどひらいておくと安心です
- 参加費
- 呼び名をひとつ。名札に書きます

靴はぬがずに、そのままどうぞ。寒がりの方は、予約のメモに「ひざかけ希望」と書いてください。`,
  en: `- Your QR ticket. The signal downstairs is poor, so open it once before you leave the station
- The fee
- A nickname for your tag

Shoes stay on downstairs. If you feel the cold, write "blanket, please" in your reservation note.`,
};

export const bringToHall = {
  ja: `- QRチケット
- 参加費
- くつ下。広間は、靴をぬいであがります
- 呼び名をひとつ。名札に書きます

広間へは階段だけです。階段がつらい方は、予約のメモに書いてください。一階に卓をご用意します。`,
  en: `- Your QR ticket
- The fee
- Socks. Shoes come off upstairs
- A nickname for your tag

There are only stairs up to the hall. If they're hard for you, say so in your reservation note and we'll set up a table on the ground floor.`,
};
