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

/** To the guests of the event that most of the seed's people come to: one that is being written, and one that was sent. */
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
}

async function insertMessage(
  client: pg.Client,
  eventId: string,
  message: typeof draft & { state: "draft" | "done"; at: Date },
): Promise<string> {
  const { subjectJa, bodyJa, subjectEn, bodyEn, state, at } = message;
  const { rows } = await client.query<{ id: string }>(
    `insert into message (
       event_id, subject_ja, body_ja, subject_en, body_en, state, send_at, ended_at, made_by_id, created_at, updated_at
     )
     select $1, $2, $3, $4, $5, $6, case when $6 = 'done' then $7::timestamptz end,
       case when $6 = 'done' then $7::timestamptz end, id, $7, $7
     from "user" where role = 'admin' order by "createdAt", id limit 1
     returning id`,
    [eventId, subjectJa, bodyJa, subjectEn, bodyEn, state, at],
  );
  return rows[0]?.id ?? "";
}
