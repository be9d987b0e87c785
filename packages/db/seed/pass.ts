import type pg from "pg";
import { daysBefore } from "./venue-time.ts";

/** Two passes to sell, a stamp card, and a person with a pass. The card began long enough ago that visits count. */
export async function insertPasses(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query("select from pass_kind limit 1");
  if (rows.length > 0) return;
  const begun = daysBefore(now, 60);
  const { rows: kinds } = await client.query<{ id: string }>(
    `insert into pass_kind (name_ja, name_en, visits, yen, days, most_yen, stamps, made_by_id, made_at)
     select kind.*, (select id from "user" where role = 'admin' order by id limit 1), $1::timestamptz
     from (values
       ('5回券', 'Five visits', 5, 10000, 120, 3000, null::integer),
       ('11回券', 'Eleven visits', 11, 20000, 180, 3000, null),
       ('スタンプカード', 'Stamp card', 1, 0, 90, 3000, 10)
     ) as kind
     returning id`,
    [begun],
  );
  await client.query(
    `insert into pass (user_id, kind_id, reason, valid_until, made_by_id, made_at)
     select person.id, $1, '周年のお祝い', $2::timestamptz + interval '100 days',
       (select id from "user" where role = 'admin' order by id limit 1), $2
     from "user" as person where person.email = 'kotori@example.jp'`,
    [kinds[0]?.id, daysBefore(now, 20)],
  );
}
