import type pg from "pg";

/** The synonyms that migrations give a fresh site, for a database that was emptied. */
export const synonymSeeds: string[][] = [
  ["子ども", "子供", "こども", "キッズ", "親子", "kids", "children", "family"],
  ["はじめて", "初めて", "初心者", "入門", "ビギナー", "beginner", "first time", "newcomer"],
  ["ひとり", "一人", "1人", "ソロ", "おひとりさま", "alone", "solo"],
  ["ふたり", "二人", "2人", "two-player", "two players", "couple"],
  ["アクセス", "行き方", "行きかた", "道順", "駅", "access", "directions", "station"],
  [
    "支払い",
    "支払",
    "クレジット",
    "カード払い",
    "現金",
    "QR決済",
    "payment",
    "pay",
    "credit card",
    "cash",
  ],
  ["囲碁", "碁", "igo", "Go", "九路盤", "baduk"],
  ["花札", "こいこい", "hanafuda", "koi-koi", "koikoi"],
  ["キャンセル", "取り消し", "取消", "cancel", "cancellation"],
  ["キャンセル待ち", "空席待ち", "順番待ち", "waitlist", "waiting list"],
  ["予約", "申し込み", "申込", "reservation", "booking", "book"],
  ["料金", "参加費", "値段", "費用", "fee", "price", "cost"],
  ["英語", "English", "外国人", "foreigner"],
  ["重量級", "重いゲーム", "ヘビー", "heavy", "heavyweight"],
  ["新作", "新しいゲーム", "new games", "new release"],
  ["車いす", "車椅子", "バリアフリー", "wheelchair", "accessible", "step-free"],
  ["駐車場", "駐輪場", "自転車", "車で", "parking", "bicycle", "bike"],
  ["持ち物", "持っていく", "持ちもの", "what to bring", "bring"],
  ["お酒", "酒", "日本酒", "アルコール", "sake", "alcohol"],
  ["ルール", "遊び方", "説明", "インスト", "rules", "teach", "how to play"],
  ["協力", "協力ゲーム", "cooperative", "co-op", "coop"],
  ["正体隠匿", "人狼", "hidden roles", "werewolf", "social deduction"],
  ["退会", "アカウント削除", "delete account", "leave"],
  ["ログイン", "サインイン", "login", "log in", "sign in"],
  ["領収書", "レシート", "receipt", "invoice"],
  ["割引", "学割", "クーポン", "discount", "student"],
  [
    "忘れ物",
    "忘れもの",
    "お忘れもの",
    "落とし物",
    "落としもの",
    "遺失物",
    "lost property",
    "lost and found",
    "left behind",
  ],
  [
    "予約なし",
    "当日券",
    "飛び入り",
    "当日参加",
    "予約不要",
    "walk-in",
    "walk in",
    "without a reservation",
  ],
  ["団体", "貸し切り", "貸切", "グループ", "大人数", "group", "groups", "private party"],
  ["wifi", "wi-fi", "ワイファイ", "無線LAN", "インターネット"],
  [
    "何時から",
    "何時まで",
    "営業時間",
    "開店時間",
    "開場",
    "opening hours",
    "what time",
    "opening time",
  ],
];

/** Into an empty table only: a fresh site has them from its migrations. */
export async function insertSynonyms(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from search_synonym limit 1");
  if (rows.length > 0) return;
  for (const words of synonymSeeds) {
    await client.query("insert into search_synonym (words) values ($1)", [words]);
  }
}
