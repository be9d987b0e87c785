import type pg from "pg";
import { cannedTextSeeds, inquirySeeds } from "./index.ts";

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
