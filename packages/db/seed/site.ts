import type pg from "pg";

const both = (ja: string, en: string) => ({ ja, en });
const row = (title: [string, string], body: [string, string]) => ({
  title: both(...title),
  body: both(...body),
});

/** Texts about the venue of the seed on its pages. */
const settingsSeed = {
  venue: "takujo-house-kanda",
  point: { latitude: "35.6917", longitude: "139.7709" },
  roomPlan: "four-tables",
  texts: {
    description: both(
      "卓上は、東京・神田でボードゲームのイベントをひらく場所です。ひとりでも、はじめてでも。席をおさえて、ルールは卓で。",
      "Takujo opens board-game tables in Kanda, Tokyo. Come alone, come new: hold a seat and learn the rules at the table.",
    ),
    aboutLead: both(
      "卓上は、神田でボードゲームのイベントをひらく場所です。勝ち負けより先に、同じ盤をのぞきこむ時間があると思っています。",
      "Takujo opens board-game tables in Kanda, Tokyo. Before anyone wins or loses, there is the time when everybody leans over the same board. That is what we are for.",
    ),
    storyHeading: both("五の目の、まんなか。", "The middle of the five"),
    story: both(
      "さいころの五の目は、ひとつの卓と四つの席に見えます。まんなかの金色の点が卓で、まわりの点が人。わたしたちの印は、そこから来ています。\n\n2024年の秋、銭湯のとなりの古い印刷所を借りて、土間に四つの卓を置きました。いまは二階の広間とあわせて十卓。平日の夜と週末に、会をひらいています。",
      "The five on a die looks like one table with four seats: the golden dot in the middle is the table, the dots around it are people. Our mark comes from there.\n\nIn the autumn of 2024 we rented an old print shop next to a bath house and put four tables on its earthen floor. With the hall upstairs there are ten now, open on weeknights and at weekends.",
    ),
  },
  first: {
    heading: both("手ぶらで、\nどうぞ。", "Come with\nempty hands."),
    lead: both(
      "ルールは、知らなくて大丈夫。\n半分ほどの人が、ひとりで来ます。\nはじめの三十分のことを、\n先にお話しします。",
      "You don’t need to know a single rule. About half of our guests come alone. Here is what happens in your first thirty minutes.",
    ),
    feeNote: both("お茶つき", "Tea included"),
    cancelNote: both("取り消しは前日22時まで無料", "Cancel free until 22:00 the day before"),
    payment: both("現金・QRコード決済", "Cash or QR payment"),
    priceDay: both(
      "お茶つき。親子で来られる会もあります。",
      "Tea included. Some are for families.",
    ),
    priceEvening: both(
      "仕事帰りにどうぞ。卓の案内役がルールを説明します。",
      "Come after work. A guide explains the rules at your table.",
    ),
    priceLong: both(
      "ひとつのゲームを深く。途中で休みをとります。",
      "One game, played slowly, with breaks.",
    ),
    stepsHeading: both("はじめの、三十分。", "The first thirty minutes"),
    roomNote: both("1F 土間", "Ground floor"),
  },
  place: {
    wayHeading: both("神田駅から、歩いて4分", "Four minutes from Kanda station"),
    mapStart: both("神田駅", "Kanda station"),
    mapCorner: both("公園", "Park"),
    mapBeside: both("銭湯", "Bath house"),
  },
  facts: [
    row(["10 卓", "10 tables"], ["1F 土間 4・2F 広間 6", "4 on the ground floor, 6 upstairs"]),
    row(["52%", "52%"], ["ひとりで来た人の割合（2025年）", "Came on their own (2025)"]),
    row(["8 人", "8 guides"], ["案内役。うち4人は英語でも", "Four of them teach in English too"]),
  ],
  promises: [
    row(
      ["急かさない", "Nobody is rushed"],
      [
        "考えている人を待ちます。時間の心配は、案内役がします。",
        "We wait while people think. Watching the clock is the guide’s job.",
      ],
    ),
    row(
      ["置いていかない", "Nobody is left behind"],
      [
        "説明は卓ごとに、最初から。途中で来た人にも、もう一度。",
        "Rules are taught at every table from the start, and once more for latecomers.",
      ],
    ),
    row(
      ["聞きださない", "Nobody is questioned"],
      [
        "使うのは呼び名だけ。年齢も仕事も、たずねません。",
        "A nickname is all you need. We never ask about age or work.",
      ],
    ),
  ],
  firstSteps: [
    {
      at: "0",
      drawing: "curtain",
      ...row(
        ["のれんをくぐる", "Through the curtain"],
        [
          "開場の時刻からどうぞ。1Fは、くつのままで。",
          "Come in once doors open. Shoes stay on downstairs.",
        ],
      ),
    },
    {
      at: "3",
      drawing: "ticket",
      ...row(
        ["受付でチケット", "Show your ticket"],
        ["画面のQRを見せます。支払いもここで。", "The QR code on your phone. You pay here too."],
      ),
    },
    {
      at: "5",
      drawing: "tag",
      ...row(
        ["名札をえらぶ", "Choose a name tag"],
        [
          "呼び名だけ書きます。年齢も仕事も、聞きません。",
          "A nickname is enough. We don’t ask your age or job.",
        ],
      ),
    },
    {
      at: "8",
      drawing: "tea",
      ...row(
        ["お茶を一杯", "A cup of tea"],
        ["棚をながめて待ちます。", "Look along the shelf while you wait."],
      ),
    },
    {
      at: "12",
      drawing: "seat",
      ...row(
        ["卓につく", "Take your seat"],
        [
          "案内役が席まで。となりの人と、ひとこと。",
          "A guide walks you there. Say hello to your neighbor.",
        ],
      ),
    },
    {
      at: "15–30",
      drawing: "move",
      ...row(
        ["説明、そして一手", "Rules, then a move"],
        [
          "最初の一手は、案内役といっしょに置きます。",
          "You make your first move together with the guide.",
        ],
      ),
    },
  ],
  spots: [
    row(["入口", "Entrance"], ["段差3cm。お手伝いします", "A 3 cm step. We’ll help"]),
    row(["受付", "Desk"], ["チケットと支払いはここで", "Tickets and payment"]),
    row(["名札の棚", "Name tags"], ["色は気分で", "Pick any color"]),
    row(["お茶", "Tea"], ["参加費に入っています", "Included in the fee"]),
    row(
      ["ゲームの棚", "Game shelf"],
      ["どの箱も、さわって、ひらいて", "Touch the boxes, open them"],
    ),
    row(["卓", "Tables"], ["四つ。輪は、まだ空いている席", "Four. A ring is a seat still free"]),
    row(["手洗い", "Restroom"], ["卓の奥です", "Behind the tables"]),
    row(
      ["階段", "Stairs"],
      ["2F 広間へ。六卓。くつをぬぎます", "Six more tables upstairs. Shoes come off there"],
    ),
  ],
  bring: [
    row(
      ["予約のチケット", "Your ticket"],
      ["スマホの画面でも、紙でも", "On your phone or on paper"],
    ),
    row(
      ["参加費", "The fee"],
      ["当日、受付で。現金かQRコード決済", "At the desk, in cash or by QR payment"],
    ),
    row(
      ["くつ下", "Socks"],
      ["2F 広間の会だけ。くつをぬいであがります", "Only for events upstairs, where shoes come off"],
    ),
  ],
  leave: [
    row(
      ["ゲーム", "Games"],
      ["棚にあります。箱もルールも、こちらで", "They are on our shelf, rules included"],
    ),
    row(
      ["予習", "Homework"],
      ["ルールは卓で、最初から説明します", "Rules are taught at the table, from the start"],
    ),
    row(["つれ", "A partner"], ["ひとりで来る人が、半分ほど", "About half come on their own"]),
    row(["名刺", "Business cards"], ["呼び名で呼びます", "We use nicknames"]),
  ],
  way: [
    row(
      ["南口を出て", "South exit"],
      ["東へ、大きな通りをまっすぐ", "East, straight along the big street"],
    ),
    row(["公園の角", "Corner of the park"], ["南へ曲がります", "Turn south"]),
    row(
      ["着いたら", "You’re here"],
      ["煙突の高い銭湯の手前、もと印刷所", "The old print shop, just before the bath house"],
    ),
  ],
  conditions: [
    row(
      ["段差", "Steps"],
      [
        "1F 入口 3cm・車いす席2。2F は階段のみ。車いすの方は1Fの卓へ",
        "3 cm at the entrance, 2 wheelchair places. Stairs only to the upper floor; we seat wheelchair users downstairs",
      ],
    ),
    row(["駐輪", "Bicycles"], ["10台（銭湯の裏）", "Room for 10, behind the bath house"]),
  ],
};

const weekday = { opens: "18:00", closes: "22:30" };
const weekend = { opens: "10:00", closes: "22:00" };

/** The settings of the seed, in the form of `site.settings`. */
export const siteSeed = {
  postalCode: "101-0044",
  address: { ja: "東京都千代田区鍛冶町2-4-8", en: "2-4-8 Kajicho, Chiyoda-ku, Tokyo" },
  access: {
    ja: "神田駅 南口から歩いて4分、銭湯のとなり",
    en: "4 minutes on foot from the south exit of Kanda station, next to the bath house",
  },
  telephone: "03-5555-0142",
  email: "contact@takujo.example",
  hours: {
    monday: { opens: "", closes: "" },
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: weekend,
    sunday: weekend,
  },
  hoursNote: {
    ja: "祝日は10:00〜22:00。月曜が祝日なら翌日が休み",
    en: "Holidays 10:00–22:00; closed on Tuesday after a holiday Monday",
  },
  line: "takujo-kanda",
  invoiceNumber: "T1234567890123",
  ...settingsSeed,
  seller: {
    seller: { ja: "卓上合同会社", en: "Takujo LLC" },
    manager: { ja: "高橋 まこと", en: "Makoto Takahashi" },
    address: {
      ja: "〒101-0044 東京都千代田区鍛冶町2-4-8",
      en: "2-4-8 Kajicho, Chiyoda-ku, Tokyo 101-0044",
    },
    telephone: {
      ja: "03-5555-0142（火〜日 11:00〜18:00）",
      en: "03-5555-0142 (Tue–Sun 11:00–18:00)",
    },
    email: { ja: "contact@takujo.example", en: "contact@takujo.example" },
    price: {
      ja: "各イベントのページに、税込みで表示しています。",
      en: "On the page of each event, tax included.",
    },
    fees: { ja: "ありません。", en: "None." },
    payment: {
      ja: "当日、受付で。現金またはQRコード決済。",
      en: "On the day, at the desk: cash or QR code payment.",
    },
    delivery: {
      ja: "予約したイベントの開催日時に、会場で。",
      en: "At the venue, when the event takes place.",
    },
    cancellation: {
      ja: "前日22時まで無料で取り消せます。それより後は、イベントのページのきまりによります。",
      en: "Free until 22:00 on the day before; after that, as the page of the event says.",
    },
  },
};

/** The organizer of the seed has an admin, so there is nothing left to set up. Settings changed since then stay. */
export async function nameSite(client: pg.Client): Promise<void> {
  await client.query(
    `update site set name_ja = '卓上', name_en = 'Takujo', setup_id = null,
       settings = $1::jsonb || settings`,
    [JSON.stringify(siteSeed)],
  );
}
