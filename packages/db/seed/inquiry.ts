import type pg from "pg";

interface InquirySeed {
  /** Four characters, as in 2026-0415-7K2M. */
  sign: string;
  hoursAgo: number;
  category: string;
  name: string;
  email: string;
  body: string;
  locale: "ja" | "en";
  state: "new" | "answered" | "closed";
  reply?: string;
  note?: string;
}

const inquirySeeds: InquirySeed[] = [
  {
    sign: "7K2M",
    hoursAgo: 20,
    category: "event",
    name: "小林 なぎさ",
    email: "nagisa.k@example.jp",
    body: "子どもの年齢について。はじめまして。「親子の朝」に、6歳の息子と申し込みました。5歳からとのことですが、4歳の妹も同席できますか。ひざの上で見ているだけでもかまいません。",
    locale: "ja",
    state: "new",
  },
  {
    sign: "R4NE",
    hoursAgo: 3,
    category: "event",
    name: "Daniel Reyes",
    email: "daniel.reyes@example.com",
    body: "Can I join without Japanese? I would like to join the heavyweight day. My Japanese is at a beginner level, but I have played most of the games.",
    locale: "en",
    state: "new",
  },
  {
    sign: "M1PA",
    hoursAgo: 72,
    category: "payment",
    name: "佐々木 みお",
    email: "mio.sasaki@example.jp",
    body: "領収書をいただけますか。先週の参加費の領収書をお願いします。宛名は空欄でお願いします。",
    locale: "ja",
    state: "answered",
    reply:
      "佐々木様\n\nお問い合わせありがとうございます。領収書は、次のご来場のときに受付でお渡しします。",
    note: "受付の引き出しに用意ずみ。",
  },
  {
    sign: "A9LQ",
    hoursAgo: 190,
    category: "lost-property",
    name: "渡辺 げん",
    email: "gen.watanabe@example.jp",
    body: "青い水筒を忘れました。先週の会で、窓ぎわの席に置いてきたかもしれません。",
    locale: "ja",
    state: "closed",
    reply: "渡辺様\n\nお預かりしています。次のご来場のときに、受付でお声がけください。",
  },
];

const cannedTextSeeds = [
  {
    title: "忘れもの：お預かりしています",
    ja: "お問い合わせありがとうございます。お忘れものはお預かりしています。次のご来場のときに、受付でお声がけください。",
    en: "Thank you for writing. We have what you left behind. Please ask at reception the next time you come.",
  },
  {
    title: "領収書",
    ja: "お問い合わせありがとうございます。領収書は、ご来場の日に受付でお渡しします。",
    en: "Thank you for writing. We will hand you the receipt at reception on the day.",
  },
];

/** The organizer's inbox and canned replies. */
export async function insertInquiries(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query(`select 1 from canned_text limit 1`);
  if (rows.length > 0) return;
  for (const [position, { title, ja, en }] of cannedTextSeeds.entries()) {
    await client.query(
      `insert into canned_text (title, ja, en, position) values ($1, $2, $3, $4)`,
      [title, ja, en, position],
    );
  }
  for (const { sign, hoursAgo, reply, note, ...inquiry } of inquirySeeds) {
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    const [year = "", month = "", day = ""] = at.toISOString().split(/[-T]/);
    const { category, name, email, body, locale, state } = inquiry;
    const { rows: kept } = await client.query<{ id: string }>(
      `insert into contact_inquiry
         (receipt, category, name, email, body, locale, reply_locale, state, created_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8) on conflict (receipt) do nothing returning id`,
      [`${year}-${month}${day}-${sign}`, category, name, email, body, locale, state, at],
    );
    for (const [kind, text] of Object.entries({ reply, note })) {
      if (!text || !kept[0]) continue;
      await client.query(
        `insert into inquiry_message (inquiry_id, kind, body, made_by_id, at)
         values ($1, $2, $3, (select id from "user" where role = 'admin' order by id limit 1), $4)`,
        [kept[0].id, kind, text, new Date(at.getTime() + 3_600_000)],
      );
    }
  }
}
