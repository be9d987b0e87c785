import type { NewsSeed } from "./insert-news.ts";

export const typhoonAndSnowPolicy: NewsSeed = {
  slug: "typhoon-and-snow-policy",
  category: "notice",
  publishedDaysAgo: 13,
  updatedDaysAgo: 4,
  text: {
    ja: {
      title: `台風や大雪、電車の運休で会をお休みにするときの決めかたと知らせかた`,
      summary: `開催を決める時刻を、会の時間ごとに定めました。警報の日は、期限をすぎた取り消しでも参加費をいただきません。`,
      body: `卓上ハウス 神田は、少々の雨なら、いつもどおりひらいています。ただ、台風や大雪の日は「来られるかどうか」より先に、「無事に帰れるかどうか」を考えたいと思っています。これまでその場ごとに決めていたことを、ここにまとめました。予約のまえに、いちど目を通していただけるとうれしいです。

## いつ、どう決めるか

会のはじまる時間ごとに、決める時刻を分けました。ひらくときも、お休みにするときも、この時刻までにかならず決めます。

| 会のはじまり | 決める時刻 | お休みにする目安 |
| --- | --- | --- |
| 午前 | 前日の18:00 | 翌朝に警報が出る見込みのとき |
| 午後 | 当日の9:00 | 警報が出ているとき |
| 夜 | 当日の14:00 | 警報が出ているとき、夕方からの計画運休が決まったとき |
| 夜どおし | 当日の16:00 | 翌朝までに、警報か計画運休が見込まれるとき |

**「警報」**は、千代田区に出る大雨・暴風・大雪・暴風雪のものをさします。[^1]注意報のときは、ひらくつもりで準備しています。天気がおさまるのを待って、はじまりの時間をおくらせることもあります。そのときも、お休みと同じようにお知らせします。

## お知らせのしかた

お休みが決まったら、次の順でお知らせします。

1. 予約のある方へ、メールを送ります。代表の方に届きますので、お連れの方にもお伝えください。
2. イベントのページに、お休みの知らせを出します。ページのアドレスは変わりません。
3. 入口の戸に、手書きの紙を貼ります。

いつもどおりひらくときは、メールをお送りしません。電話でのお知らせもしていませんので、迷ったらイベントのページをごらんください。

## 予約と参加費

こちらでお休みにしたときは、予約も自動で取り消しになります。参加費は当日払いですので、ご返金などの手つづきはいりません。同じ会をひらきなおすときは、新しい日をイベントのページでお知らせします。お手数ですが、あらためて席をえらんでください。

ひらくと決めた日でも、**「こわいな」**と思ったら、どうぞ無理をしないでください。警報が出ている日の取り消しは、期限をすぎていても参加費をいただきません。マイページから席を返していただければ、あとのことはこちらでします。理由を書く必要もありません。

## 会の途中で、天気が変わったら

遊んでいるあいだの空もようは、案内役が見ています。帰りの電車が止まりそうなときは、盤の途中でも声をかけます。

- つづきから遊べるように、盤の写真を撮っておきます。
- 早く終わった会の参加費は、半額にします。
- 帰れなくなった方は、二階の広間で朝まで休めます。毛布とお茶があります。

> 「あと一手だったのに」と言いながら、みなさん笑って帰っていきました。つづきは翌週、同じ四人が、同じ席で。
>
> 大雨の夜の当番日誌から

## おわりに

早めに決めると、あとで晴れることもあります。そのときは「考えすぎだったね」と笑ってください。席は、また用意します。会場までの道は、[卓上について](/about)にあります。お連れの方との待ちあわせは、屋根のある駅の中が安心です。

追記：夜どおしの卓の「決める時刻」を書きたしました。

[^1]: 特別警報が出たときは、時刻を待たずにお休みにします。計画運休は、神田駅を通る路線がひとつでも止まるときに数えます。`,
    },
    en: {
      title: `When typhoons, snow or train stoppages close our tables, and how you'll hear`,
      summary: `Every event now has a fixed time by which we decide. If a warning is out, you can cancel late at no cost.`,
      body: `A bit of rain doesn't close Takujo House Kanda. On typhoon and heavy-snow days, though, we care less about whether you can get here than about whether you can get home. We used to decide case by case. Here is how we do it now, and it's worth a quick read before you reserve.

## When we decide

The time depends on when your event starts. Open or closed, we will have decided by then.

| Event starts | We decide by | We close if |
| --- | --- | --- |
| Morning | 18:00 the day before | a warning is expected by morning |
| Afternoon | 9:00 on the day | a warning is in force |
| Evening | 14:00 on the day | a warning is in force, or trains are due to stop that evening |
| All night | 16:00 on the day | a warning or train stoppage is expected before dawn |

By a **warning** we mean a weather warning (keihō) for Chiyoda ward: heavy rain, storm, heavy snow or snowstorm.[^1] If there is only an advisory, expect us to be open. Sometimes we'll start later and let the worst pass. You'll hear about that in the same way.

## How you'll hear

If we close, we tell you in this order.

1. Everyone with a reservation gets an email. It goes to the person who reserved, so please pass it on to your group.
2. The event page says so at the top. Its address stays the same.
3. We put a handwritten note on the door.

We don't write to say that we're open as usual, and we don't phone. When in doubt, look at the event page.

## Your reservation and the fee

If we close, your reservation is canceled for you. There's nothing to do, and since you pay at the door there's nothing to refund. If we find a new date it will be on the event page, and you'll need to choose your seats again.

If we're open and you'd rather not risk it, please don't. While a warning is in force you can cancel after the deadline and owe nothing. Give your seats back from your account and leave the rest to us. You don't have to say why.

## If the weather turns while you're playing

Your guides keep an eye on the sky. If the trains home look doubtful, we'll tell you, even in the middle of a game.

- We photograph the board so you can pick up where you left off.
- If we end early, you pay half.
- If you're stranded, you can stay in the upstairs hall until morning. We have blankets and tea.

> "One more move and I had it," they said, and went home laughing. The next week the same four sat down in the same seats and finished.
>
> From our duty log, on a night of heavy rain

## One last thing

When you decide early, sometimes the sun comes out. If that happens, feel free to tease us. We'll have a seat for you next time. The way here is on [the about page](/about), and if you're meeting friends first, do it inside the station, under a roof.

Update: we've added a time for the all-night tables.

[^1]: If an emergency warning is issued, we close at once. A train stoppage means a planned one on any line through Kanda station.`,
    },
  },
};
