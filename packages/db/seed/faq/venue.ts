import type { FaqSeed } from "./insert-faq.ts";

export const venue: FaqSeed[] = [
  {
    slug: "wheelchair",
    category: "venue",
    text: {
      ja: {
        question: `車いすで入れますか。`,
        answer: `卓上ハウス 神田の1F 土間は、入口の3cmの段差のほかは平らで、車いすの席が2つあります。段差は、スタッフがお手伝いします。2F 広間へは階段だけですので、2Fの会のときも1Fの卓をご用意します。予約のメモに**「車いす席」**と書いてください。神田川ホールでひらく会は、エレベーターで、段差なく入れます。`,
      },
      en: {
        question: `Is it wheelchair accessible?`,
        answer: `The ground floor of Takujo House Kanda is level apart from one 3 cm step at the door, which we'll help you over, and has two wheelchair places. The hall upstairs is stairs only, so if your event is up there we'll set up a table for you downstairs. Please write "wheelchair" in your reservation note. Events at Kanda River Hall are step-free, with a lift.`,
      },
    },
  },
  {
    slug: "with-children",
    category: "venue",
    text: {
      ja: {
        question: `子どもといっしょに行けますか。`,
        answer: `はい。日曜の午前の[親子の朝](/news/family-mornings)は、5歳からのゲームをそろえて、保育士の案内役がいます（[五歳との遊びかた](/article/games-with-five-year-olds)も、どうぞ）。ほかの会も、イベントのページにある対象の年齢に合えば、ごいっしょにどうぞ。席は、ひざの上の赤ちゃんをのぞいて、お子さんのぶんもおとりください。花札と日本酒の夜は20歳以上、夜どおしの卓は18歳以上です。`,
      },
      en: {
        question: `Can I bring my children?`,
        answer: `Please do. Sunday's [family morning](/news/family-mornings) has games for ages five and up and a guide who is a nursery teacher and has written about [playing with five-year-olds](/article/games-with-five-year-olds). Children are welcome at other events too, if they're old enough for the games; the age is on the event page. Reserve a seat for each child, except babies on laps. Hanafuda and sake is for 20 and over, the all-night tables for 18 and over.`,
      },
    },
  },
  {
    slug: "food-and-drink",
    category: "venue",
    text: {
      ja: {
        question: `飲みものや食べものは持ち込めますか。`,
        answer: `飲みものは、ふたのあるものなら、卓までどうぞ。お茶は参加費に入っています。食べものは、卓からすこし離れたベンチでお願いします。箱とコマに油がつくと、次の方の手がすべるためです。お酒は、花札と日本酒の夜にかぎって、こちらでお出しします。`,
      },
      en: {
        question: `Can I bring food and drink?`,
        answer: `Drinks with a lid are welcome at the table, and tea is included in the fee. Please eat on the bench, a little away from the games, because greasy cards are a sad thing to inherit. Alcohol is served only at hanafuda and sake, by us.`,
      },
    },
  },
  {
    slug: "bicycle-or-car",
    category: "venue",
    text: {
      ja: {
        question: `自転車や車で行けますか。`,
        answer: `自転車は、銭湯の裏手に10台までとめられます。受付でお渡しする札を、ハンドルにかけてください。[駐輪場のお知らせ](/news/bicycle-parking-moved)に、入りかたを書いています。車をとめる場所はありませんので、神田駅から歩いて4分の道をおすすめします。行きかたは[卓上について](/about)にあります。`,
      },
      en: {
        question: `Can I come by bicycle or car?`,
        answer: `There are ten [bicycle spaces](/news/bicycle-parking-moved) behind the bath house; ask at reception for a tag to hang on your handlebar. There is no car park. We're four minutes on foot from the south exit of Kanda station, and the map is on [the about page](/about).`,
      },
    },
  },
  {
    slug: "opening-hours",
    category: "venue",
    text: {
      ja: {
        question: `何時から何時まで、あいていますか。`,
        answer: `火曜から金曜は18:00から22:30、土日と祝日は10:00から22:00です。月曜はお休みです（月曜が祝日なら、火曜がお休み）。会ごとの開場と開始の時刻は、[イベントのページ](/event)にあります。`,
      },
      en: {
        question: `What are your opening hours?`,
        answer: `Tuesday to Friday from 18:00 to 22:30, weekends and holidays from 10:00 to 22:00. We are closed on Mondays, or on Tuesday after a holiday Monday. When the doors of an event open, and when it begins, is on [its page](/event).`,
      },
    },
  },
  {
    slug: "wifi",
    category: "venue",
    text: {
      ja: {
        question: `Wi-Fiや電源は使えますか。`,
        answer: `Wi-Fiは、どなたでも無料で使えます。名前とパスワードは、受付の札に書いてあります。電源は卓にはありませんので、チケットを見せるスマホの充電が心もとないときは、受付でお声がけください。`,
      },
      en: {
        question: `Is there Wi-Fi, and can I charge my phone?`,
        answer: `Wi-Fi is free for everybody; the name and password are on the sign at reception. There are no sockets at the tables, so if your phone is running low with your ticket on it, ask at reception.`,
      },
    },
  },
];
