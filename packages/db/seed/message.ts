import type pg from "pg";

const draft = {
  subjectJa: "エレベーター点検のお知らせ",
  bodyJa:
    "{呼び名}さん、こんにちは。\n{イベント名}のことで、ひとつお知らせです。\n\n当日は9:00から12:00まで、ビルのエレベーターが点検で止まります。ベビーカーや車いすの方は、1階の入口でお声がけください。スタッフがお手伝いします。",
  subjectEn: "Elevator check on the day",
  bodyEn:
    "Hello {name},\nOne thing about {event}.\n\nThe elevator in our building is closed for a check from 9:00 to 12:00. If you come with a stroller or a wheelchair, call us at the ground floor entrance and we will help.",
};

const sent = {
  subjectJa: "入口がかわります",
  bodyJa:
    "{呼び名}さん、こんにちは。\n\n{日時}の{イベント名}は、工事のため、正面ではなく東がわの入口をお使いください。",
  subjectEn: "",
  bodyEn: "",
};

const newsletter = {
  subjectJa: "来月の会と、棚にふえた箱",
  bodyJa:
    "{呼び名}さん、こんにちは。\n\n来月は、二人用ゲームの夜と、親子の朝をひらきます。席はきょうから予約できます。\n棚には、はじめての人にもすすめやすい箱がふたつふえました。会場で手にとってみてください。",
  subjectEn: "Next month’s events, and new boxes on the shelf",
  bodyEn:
    "Hello {name},\n\nNext month we have a night of two-player games and a morning for families. You can reserve seats from today.\nTwo boxes that are easy to start with are new on the shelf. Have a look when you are here.",
};

/** A newsletter, and two messages to guests of the event with most of the seed's people: a draft, and a sent one. */
export async function insertMessages(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ event_id: string }>(
    `select event_id from event_session join reservation on event_session.id = event_session_id
     where code = '7K2M49XQ' and not exists (select from message)`,
  );
  const eventId = rows[0]?.event_id;
  if (!eventId) return;
  await insertMessage(client, eventId, { ...draft, state: "draft", at: now });
  const sentAt = new Date(now.getTime() - 26 * 3_600_000);
  const id = await insertMessage(client, eventId, { ...sent, state: "done", at: sentAt });
  await client.query(
    `insert into message_recipient (message_id, reservation_id, user_id, way, state, reason, at)
     select $1, id, user_id, 'mail', case number when 2 then 'failed' else 'sent' end,
       case number when 2 then 'address' end, $3
     from (
       select distinct on (user_id) reservation.id, user_id, dense_rank() over (order by user_id) as number
       from reservation join event_session on event_session.id = event_session_id
       where event_id = $2 and reservation.state = 'confirmed' and user_id is not null
     ) as person`,
    [id, eventId, sentAt],
  );
  await insertNewsletter(client, new Date(now.getTime() - 50 * 3_600_000));
}

/** To those who agreed; one of their addresses is wrong. */
async function insertNewsletter(client: pg.Client, at: Date): Promise<void> {
  const id = await insertMessage(client, null, { ...newsletter, state: "done", at });
  const bounced = "hinata@example.jp";
  await client.query(
    `insert into message_recipient (message_id, user_id, way, state, reason, status, at)
     select $1, "user".id, 'mail', case when email = $2 then 'failed' else 'sent' end,
       case when email = $2 then 'bounced' end, case when email = $2 then '5.1.1' end, $3
     from "user" join profile on profile.user_id = "user".id where news_mail`,
    [id, bounced, at],
  );
  await client.query(
    `update profile set bounced_at = $2 from "user" where "user".id = user_id and email = $1 and news_mail`,
    [bounced, at],
  );
}

async function insertMessage(
  client: pg.Client,
  eventId: string | null,
  message: typeof draft & { state: "draft" | "done"; at: Date },
): Promise<string> {
  const { subjectJa, bodyJa, subjectEn, bodyEn, state, at } = message;
  const { rows } = await client.query<{ id: string }>(
    `insert into message (
       event_id, segments, subject_ja, body_ja, subject_en, body_en, state, send_at, ended_at, made_by_id, created_at, updated_at
     )
     select $1, case when $1::uuid is null then '{}'::text[] else '{confirmed}' end, $2, $3, $4, $5, $6, case when $6 = 'done' then $7::timestamptz end,
       case when $6 = 'done' then $7::timestamptz end, id, $7, $7
     from "user" where role = 'admin' order by "createdAt", id limit 1
     returning id`,
    [eventId, subjectJa, bodyJa, subjectEn, bodyEn, state, at],
  );
  return rows[0]?.id ?? "";
}
