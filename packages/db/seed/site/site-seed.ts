import { houseSeed } from "./house-seed.ts";

const weekday = { opens: "18:00", closes: "22:30" };
const weekend = { opens: "10:00", closes: "22:00" };

/** What the organizer of the seed says of the house, as `site.settings` has it. */
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
  ...houseSeed,
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
